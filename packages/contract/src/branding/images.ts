/**
 * A host's pictures: their media paths (specification, section 3) and the sizes in which they are drawn. Each has a
 * second size for high-resolution screens.
 */
export const IMAGES = {
  avatar: { folder: 'profile', sizes: ['200x200', '400x400'] },
  logo: { folder: 'brand', sizes: ['360x80', '720x160'] },
  background: { folder: 'background', sizes: ['1280x960', '2560x1920'] },
} as const

export type ImageKind = keyof typeof IMAGES
/** Index into `sizes`. */
type ImageSize = 0 | 1

export const MEDIA = '/media'

/** Path of a picture. Every new picture has a new path. */
export function imageAddress(kind: ImageKind, file: string, size: ImageSize = 0): string {
  const { folder, sizes } = IMAGES[kind]
  return `${MEDIA}/${folder}/${sizes[size]}/${file}`
}

/** `srcset` for an address of the first size; undefined if the picture has no other size. */
export function srcSetOf(address: string): string | undefined {
  const known = Object.values(IMAGES).find(({ folder, sizes }) => address.includes(`/${folder}/${sizes[0]}/`))
  return known && `${address} 1x, ${address.replace(`/${known.sizes[0]}/`, `/${known.sizes[1]}/`)} 2x`
}
