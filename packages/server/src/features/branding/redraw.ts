import { limits } from '@scheduling/domain'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { ParseRefused } from '../../isolation/refusal.ts'

export interface Redrawing {
  content: Uint8Array
  /** The square to keep, in pixels of the upright picture. Parts outside of the picture are ignored. */
  crop: { left: number; top: number; side: number } | null
  /** `cover` fills the whole size. `inside` fits into it, and never enlarges the picture. */
  fit: 'cover' | 'inside'
  sizes: readonly { width: number; height: number }[]
  format: 'jpeg' | 'png'
}

const PARSERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`)
const SECONDS = 8
const WHITE = { r: 255, g: 255, b: 255 }

/**
 * Decodes a picture and redraws it in each size. Only its pixels are left, upright, in sRGB. From an animation we take the
 * first frame. Throws `ParseRefused`.
 */
export async function redraw({ content, crop, fit, sizes, format }: Redrawing): Promise<Uint8Array[]> {
  onlyKnownParsers()
  const picture = sharp(content, {
    limitInputPixels: limits.IMAGE_PIXELS_MAX,
    failOn: 'error',
  }).timeout({ seconds: SECONDS })
  const { autoOrient } = await picture.metadata().catch(refuse)
  if (autoOrient.width * autoOrient.height > limits.IMAGE_PIXELS_MAX) throw new ParseRefused('too_large')
  const upright = picture.autoOrient()
  if (crop) upright.extract(within(crop, autoOrient))
  const largest = sizes.reduce((one, other) => (other.width > one.width ? other : one))
  const pixels = await resized(upright, largest, fit).png({ compressionLevel: 1 }).toBuffer().catch(refuse)
  return Promise.all(
    sizes.map(async (size) =>
      encoded(resized(sharp(pixels), size, fit), format)
        .toBuffer()
        .catch(refuse),
    ),
  )
}

/** libvips can read many more formats, such as SVG and PDF. Turns them off, so a file cannot select them. */
function onlyKnownParsers(): void {
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: PARSERS })
}

function within(crop: { left: number; top: number; side: number }, whole: { width: number; height: number }) {
  const left = Math.min(crop.left, whole.width - 1)
  const top = Math.min(crop.top, whole.height - 1)
  return {
    left,
    top,
    width: Math.min(crop.side, whole.width - left),
    height: Math.min(crop.side, whole.height - top),
  }
}

function resized(picture: Sharp, size: { width: number; height: number }, fit: Redrawing['fit']): Sharp {
  return picture.resize({ ...size, fit, withoutEnlargement: fit === 'inside' })
}

function encoded(picture: Sharp, format: Redrawing['format']): Sharp {
  if (format === 'png') return picture.png({ compressionLevel: 9 })
  return picture.flatten({ background: WHITE }).jpeg({ quality: 82, mozjpeg: true })
}

function refuse(error: Error): never {
  if (/pixel limit/i.test(error.message)) throw new ParseRefused('too_large')
  if (/timeout/i.test(error.message)) throw new ParseRefused('too_slow')
  throw new ParseRefused('unreadable')
}
