import type { Bubble } from './bubble-frame.ts'
import { fitPicture, middleSquare } from './bubble-frame.ts'
import { drawn, drawStrokes } from './pen.ts'
import type { Drawing, PenOrder } from './pen.ts'

// Draws the camera and the pen's strokes over the screen for each frame that arrives. A worker does this at full speed while the tab is in the
// background, where timers and animation frames are slowed down.

export type BubbleOrder =
  | {
      kind: 'start'
      screen: ReadableStream<VideoFrame>
      camera: ReadableStream<VideoFrame>
      picture: WritableStream<VideoFrame>
      bubble: Bubble
    }
  | { kind: 'move'; bubble: Bubble }
  | { kind: 'draw'; order: PenOrder }

const MOST = { width: 1_920, height: 1_080 }
// Both sources deliver up to 30 frames a second. Microseconds.
const SHORTEST_STEP = 28_000

const screenPicture = new OffscreenCanvas(2, 2)
const cameraPicture = new OffscreenCanvas(2, 2)
const wholePicture = new OffscreenCanvas(2, 2)
let bubble: Bubble
let drawing: Drawing = []
let lastAt = -Infinity

self.addEventListener('message', ({ data }: MessageEvent<BubbleOrder>) => {
  if (data.kind === 'draw') drawing = drawn(drawing, data.order)
  else bubble = data.bubble
  if (data.kind === 'start') void compose(data)
})

async function compose({ screen, camera, picture }: Extract<BubbleOrder, { kind: 'start' }>): Promise<void> {
  const writer = picture.getWriter()
  const write = async () => {
    const at = Math.round(performance.now() * 1_000)
    if (at - lastAt < SHORTEST_STEP || screenPicture.width === 2) return
    lastAt = at
    drawWhole()
    await writer.write(new VideoFrame(wholePicture, { timestamp: at }))
  }
  await Promise.race([
    eachFrame(screen, async (frame) => {
      keepFrame(screenPicture, frame, fitPicture(frame.displayWidth, frame.displayHeight, MOST))
      await write()
    }),
    eachFrame(camera, async (frame) => {
      keepFrame(cameraPicture, frame, { width: frame.displayWidth, height: frame.displayHeight })
      await write()
    }),
  ])
  await writer.close().catch(() => undefined)
}

async function eachFrame(
  frames: ReadableStream<VideoFrame>,
  use: (frame: VideoFrame) => Promise<void>,
): Promise<void> {
  const reader = frames.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    await use(value).finally(() => value.close())
  }
}

function keepFrame(
  canvas: OffscreenCanvas,
  frame: VideoFrame,
  size: { width: number; height: number },
): void {
  if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size)
  canvas.getContext('2d')?.drawImage(frame, 0, 0, canvas.width, canvas.height)
}

function drawWhole(): void {
  // A window may be resized. The recording keeps its size, or players would stop.
  if (wholePicture.width === 2)
    Object.assign(wholePicture, { width: screenPicture.width, height: screenPicture.height })
  const { width, height } = wholePicture
  const context = wholePicture.getContext('2d')
  if (!context) return
  drawContained(context, width, height)
  const radius = (bubble.size * height) / 2
  const [x, y] = [bubble.x * width, bubble.y * height]
  const cut = middleSquare(cameraPicture.width, cameraPicture.height)
  context.save()
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.clip()
  context.drawImage(
    cameraPicture,
    cut.x,
    cut.y,
    cut.side,
    cut.side,
    x - radius,
    y - radius,
    radius * 2,
    radius * 2,
  )
  context.restore()
  drawStrokes(context, drawing, wholePicture)
}

function drawContained(context: OffscreenCanvasRenderingContext2D, width: number, height: number): void {
  const scale = Math.min(width / screenPicture.width, height / screenPicture.height)
  const [wide, high] = [screenPicture.width * scale, screenPicture.height * scale]
  context.fillStyle = '#000'
  context.fillRect(0, 0, width, height)
  context.drawImage(screenPicture, (width - wide) / 2, (height - high) / 2, wide, high)
}
