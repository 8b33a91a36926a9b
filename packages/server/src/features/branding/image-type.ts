export type ImageType = 'jpeg' | 'png' | 'webp' | 'gif'

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The image type by the first bytes. Undefined for types that we do not read, such as SVG. */
export function imageTypeOf(content: Uint8Array): ImageType | undefined {
  const begins = (bytes: readonly number[]) => bytes.every((byte, index) => content[index] === byte)
  const text = (from: number, to: number) => String.fromCharCode(...content.subarray(from, to))
  if (begins(JPEG)) return 'jpeg'
  if (begins(PNG)) return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return /^GIF8[79]a$/.test(text(0, 6)) ? 'gif' : undefined
}
