import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { useText } from '../../../language/language.tsx'
import { insidePicture } from './picture/bubble-frame.ts'
import type { Bubble } from './picture/bubble-frame.ts'
import classes from './recorder.module.css'

interface Props {
  bubble: Bubble
  onMove: (bubble: Bubble) => void
  children: ReactNode
}

const STEP = 0.02
const STEPS: Readonly<Record<string, Partial<Bubble>>> = {
  ArrowLeft: { x: -STEP },
  ArrowRight: { x: STEP },
  ArrowUp: { y: -STEP },
  ArrowDown: { y: STEP },
  '+': { size: STEP },
  '-': { size: -STEP },
}
const SMALLEST = 0.12
const LARGEST = 0.6

/** The bubble, moved by dragging or with the arrow keys; plus and minus change its size. */
export function BubbleHandle({ bubble, onMove, children }: Props) {
  const t = useText()
  const element = useRef<HTMLButtonElement>(null)
  const frame = () => element.current?.parentElement?.getBoundingClientRect() ?? new DOMRect(0, 0, 16, 9)

  function move(next: Bubble): void {
    const { width, height } = frame()
    onMove(insidePicture(next, width / height))
  }
  function drag(event: PointerEvent): void {
    if (!element.current?.hasPointerCapture(event.pointerId)) return
    const { left, top, width, height } = frame()
    move({ ...bubble, x: (event.clientX - left) / width, y: (event.clientY - top) / height })
  }
  function press(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const size = Math.min(Math.max(bubble.size + (step.size ?? 0), SMALLEST), LARGEST)
    move({ x: bubble.x + (step.x ?? 0), y: bubble.y + (step.y ?? 0), size })
  }

  return (
    <button
      ref={element}
      type="button"
      className={classes.bubble}
      aria-label={t('recorder.bubble')}
      style={{ left: `${bubble.x * 100}%`, top: `${bubble.y * 100}%`, height: `${bubble.size * 100}%` }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    >
      {children}
    </button>
  )
}
