import type { Page } from 'playwright'
import type { EncodedFrame } from './webm.ts'

/** The screen from this moment on, as a PNG in base64. */
export interface ScreenFrame {
  /** Milliseconds since the start. */
  at: number
  png: string
}

interface Options {
  width: number
  height: number
  duration: number
}

declare global {
  interface Window {
    encoder: VideoEncoder
    encoded: { at: number; isKey: boolean; data: number[] }[]
  }
}

// A player can jump to each key frame. More of them would cost more than the changes in the picture.
const KEY_FRAME_EVERY_MS = 5_000

/** Of 63, where 0 is lossless: text stays clear. */
const QUANTIZER = 34

/** Encodes frames as VP9 with Chromium's encoder. `page` needs an address that browsers consider secure. */
export async function encode(
  page: Page,
  frames: readonly ScreenFrame[],
  { width, height, duration }: Options,
): Promise<EncodedFrame[]> {
  await page.evaluate(
    (size) => {
      window.encoded = []
      window.encoder = new VideoEncoder({
        output(chunk) {
          const data = new Uint8Array(chunk.byteLength)
          chunk.copyTo(data)
          const at = Math.round(chunk.timestamp / 1_000)
          window.encoded.push({ at, isKey: chunk.type === 'key', data: [...data] })
        },
        error(problem) {
          throw problem
        },
      })
      window.encoder.configure({ codec: 'vp09.00.31.08', ...size, bitrateMode: 'quantizer' })
    },
    { width, height },
  )
  let keyAt = -Infinity
  for (const [index, { at, png }] of frames.entries()) {
    const isKey = at - keyAt >= KEY_FRAME_EVERY_MS
    if (isKey) keyAt = at
    const until = frames[index + 1]?.at ?? duration
    await page.evaluate(encodeFrame, { at, lasts: until - at, png, isKey, quantizer: QUANTIZER })
  }
  const encoded = await page.evaluate(async () => {
    await window.encoder.flush()
    return window.encoded
  })
  return encoded.map(({ data, ...frame }) => ({ ...frame, data: Buffer.from(data) }))
}

interface FrameToEncode {
  at: number
  lasts: number
  png: string
  isKey: boolean
  quantizer: number
}

async function encodeFrame({ at, lasts, png, isKey, quantizer }: FrameToEncode): Promise<void> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes]))
  const frame = new VideoFrame(picture, { timestamp: at * 1_000, duration: lasts * 1_000 })
  const options: VideoEncoderEncodeOptions & { vp9: { quantizer: number } } = {
    keyFrame: isKey,
    vp9: { quantizer },
  }
  window.encoder.encode(frame, options)
  frame.close()
}

/** Converts a picture to a format that is a third as large. */
export async function asWebp(page: Page, png: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (encoded) => {
    const read = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([read]))
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
    return [...new Uint8Array(await blob.arrayBuffer())]
  }, png)
  return Buffer.from(bytes)
}
