import sharp from 'sharp'

/** A picture in one color. */
export async function picture(
  format: 'jpeg' | 'png' | 'webp' | 'gif',
  { width = 640, height = 480, background = '#0090FF' } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

export function blob(content: Uint8Array): Blob {
  return new Blob([new Uint8Array(content)])
}
