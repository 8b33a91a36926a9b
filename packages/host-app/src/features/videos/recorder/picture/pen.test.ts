import { expect, test } from 'vitest'
import { drawn, drawStrokes, pointIn } from './pen.ts'
import type { Drawing } from './pen.ts'

const at = (x: number, y = 0) => ({ x, y })

test('a stroke goes on where it began, another one begins, and the eraser takes all', () => {
  let drawing: Drawing = []
  for (const [kind, x] of [
    ['begin', 0.1],
    ['go_on', 0.2],
    ['begin', 0.5],
  ] as const)
    drawing = drawn(drawing, { kind, point: at(x) })
  expect(drawing).toEqual([[at(0.1), at(0.2)], [at(0.5)]])
  expect(drawn(drawing, { kind: 'erase' })).toEqual([])
})

test('the first strokes go where there are too many for each frame', () => {
  const long = Array.from({ length: 3_999 }, () => at(0.5))
  expect(drawn([long, [at(0.1)]], { kind: 'go_on', point: at(0.2) })).toEqual([[at(0.1), at(0.2)]])
})

test('strokes are drawn in the size of the picture, and a press alone is a dot', () => {
  const lines: [string, number, number][] = []
  const context = {
    lineCap: 'butt' as CanvasLineCap,
    lineJoin: 'miter' as CanvasLineJoin,
    lineWidth: 1,
    strokeStyle: '',
    beginPath: () => undefined,
    moveTo: (x: number, y: number) => lines.push(['from', x, y]),
    lineTo: (x: number, y: number) => lines.push(['to', x, y]),
    stroke: () => undefined,
  }
  drawStrokes(context, [[at(0.5, 0.5), at(1, 1)], [at(0, 0.5)]], { width: 1_000, height: 500 })
  // Its edge, and itself.
  expect(lines.slice(0, 4)).toEqual([
    ['from', 500, 250],
    ['to', 1_000, 500],
    ['from', 0, 250],
    ['to', 0, 250],
  ])
  expect(lines.slice(4)).toEqual(lines.slice(0, 4))
})

test('a pointer is found in the picture, without the bars beside it', () => {
  const box = { left: 10, top: 20, width: 160, height: 90 }
  const square = { width: 1_000, height: 1_000 }
  expect(pointIn(box, square, { clientX: 90, clientY: 65 })).toEqual(at(0.5, 0.5))
  expect(pointIn(box, square, { clientX: 45, clientY: 110 })).toEqual(at(0, 1))
  expect(pointIn(box, square, { clientX: 12, clientY: 20 })).toEqual(at(0, 0))
})
