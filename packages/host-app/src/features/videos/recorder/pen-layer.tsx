import type { PointerEvent } from 'react'
import type { PenOrder } from './picture/pen.ts'
import { pointIn } from './picture/pen.ts'
import classes from './recorder.module.css'

interface Props {
  onDraw: (order: PenOrder) => void
}

/** Over the picture while somebody draws. What they draw becomes part of the picture. */
export function PenLayer({ onDraw }: Props) {
  function draw(kind: 'begin' | 'go_on', event: PointerEvent<HTMLElement>): void {
    const layer = event.currentTarget
    const { videoWidth = 0, videoHeight = 0 } = layer.parentElement?.querySelector('video') ?? {}
    const picture = videoWidth > 0 ? { width: videoWidth, height: videoHeight } : { width: 16, height: 9 }
    onDraw({ kind, point: pointIn(layer.getBoundingClientRect(), picture, event) })
  }
  return (
    <div
      className={classes.pen}
      data-testid="pen"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        draw('begin', event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) draw('go_on', event)
      }}
    />
  )
}
