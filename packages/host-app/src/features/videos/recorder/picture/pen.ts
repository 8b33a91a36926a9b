/** A place in the picture. Both are shares of it: 0 to 1. */
interface Point {
  x: number
  y: number
}

/** What is drawn on the picture. */
export type PenOrder = { kind: 'begin' | 'go_on'; point: Point } | { kind: 'erase' }

export type Drawing = readonly (readonly Point[])[]

// The worker draws all of it for each frame. What is drawn first goes first.
const POINTS_MAX = 4_000

export function drawn(drawing: Drawing, order: PenOrder): Drawing {
  if (order.kind === 'erase') return []
  const last = order.kind === 'go_on' ? drawing.at(-1) : undefined
  const all = last ? [...drawing.slice(0, -1), [...last, order.point]] : [...drawing, [order.point]]
  const points = all.reduce((total, stroke) => total + stroke.length, 0)
  return points > POINTS_MAX && all.length > 1 ? all.slice(1) : all
}

/** Red with a white edge shows on anything. */
const COLORS = [
  ['#fff', 2],
  ['#e5002b', 1],
] as const
// Shares of the height.
const WIDTH = 1 / 140

export function drawStrokes(
  context: Pick<
    OffscreenCanvasRenderingContext2D,
    'beginPath' | 'moveTo' | 'lineTo' | 'stroke' | 'lineCap' | 'lineJoin' | 'lineWidth' | 'strokeStyle'
  >,
  drawing: Drawing,
  { width, height }: { width: number; height: number },
): void {
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const [color, widths] of COLORS) {
    context.strokeStyle = color
    context.lineWidth = height * WIDTH * widths
    for (const [first, ...rest] of drawing) {
      if (!first) continue
      context.beginPath()
      context.moveTo(first.x * width, first.y * height)
      // A line to itself is a dot.
      for (const { x, y } of rest.length > 0 ? rest : [first]) context.lineTo(x * width, y * height)
      context.stroke()
    }
  }
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where a pointer is in a picture that is shown whole in the middle of a box. */
export function pointIn(
  box: Box,
  picture: { width: number; height: number },
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  return {
    x: share(clientX - box.left - (box.width - width) / 2, width),
    y: share(clientY - box.top - (box.height - height) / 2, height),
  }
}

function share(part: number, whole: number): number {
  return Math.min(Math.max(part / whole, 0), 1)
}
