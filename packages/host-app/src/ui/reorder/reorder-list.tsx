import { VisuallyHidden } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { useText } from '../../language/language.tsx'
import { IconGrip } from '../icons.ts'
import { landingPlace, move } from './move.ts'
import classes from './reorder-list.module.css'

interface Props<T> {
  items: readonly T[]
  idOf: (item: T) => string
  nameOf: (item: T) => string
  className?: string
  onMove: (items: T[]) => void
  children: (item: T, handle: ReactNode) => ReactNode
}

interface Drag {
  from: number
  to: number
  startY: number
  y: number
  height: number
  middles: number[]
}

/** A list whose order is changed with the pointer, or with the arrow keys on an item's handle. */
export function ReorderList<T>({ items, idOf, nameOf, className, onMove, children }: Props<T>) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<string>(undefined)
  const [drag, setDrag] = useState<Drag>()
  const [said, setSaid] = useState('')

  // Moving the element in the document takes the focus from the handle.
  useLayoutEffect(() => {
    const id = focused.current
    if (id) list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)?.focus()
    focused.current = undefined
  })

  function put(from: number, to: number) {
    const item = items[from]
    if (!item || from === to || to < 0 || to >= items.length) return
    setSaid(t('reorder.moved', { name: nameOf(item), place: to + 1, count: items.length }))
    onMove(move(items, from, to))
  }

  function handleFor(item: T, index: number): ComponentProps<'button'> {
    return {
      type: 'button',
      className: classes.handle,
      'aria-label': t('reorder.handle', { name: nameOf(item) }),
      onKeyDown(event: KeyboardEvent) {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (!step) return
        event.preventDefault()
        focused.current = idOf(item)
        put(index, index + step)
      },
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const boxes = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
        const middles = boxes.map((box) => box.top + box.height / 2)
        const height = boxes[index]?.height ?? 0
        setDrag({ from: index, to: index, startY: event.clientY, y: event.clientY, height, middles })
      },
      onPointerMove(event: PointerEvent) {
        if (!drag) return
        const middle = (drag.middles[drag.from] ?? 0) + event.clientY - drag.startY
        setDrag({ ...drag, y: event.clientY, to: landingPlace(drag.middles, drag.from, middle) })
      },
      onPointerUp() {
        if (drag) put(drag.from, drag.to)
        setDrag(undefined)
      },
      onPointerCancel: () => setDrag(undefined),
    }
  }

  return (
    <>
      <ol ref={list} className={`${classes.list} ${className ?? ''}`}>
        {items.map((item, index) => (
          <li
            key={idOf(item)}
            className={classes.item}
            data-dragged={drag?.from === index || undefined}
            style={drag && { transform: `translateY(${offsetOf(index, drag)}px)` }}
          >
            {children(
              item,
              <button {...handleFor(item, index)} data-handle={idOf(item)}>
                <IconGrip size={16} aria-hidden />
              </button>,
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
    </>
  )
}

/** How far an item stands from its place: the dragged one follows the pointer, the others make room. */
function offsetOf(index: number, { from, to, startY, y, height }: Drag): number {
  if (index === from) return y - startY
  if (from < index && index <= to) return -height
  if (to <= index && index < from) return height
  return 0
}
