/**
 * The pictures of a host: where they lie (specification, section 3: media paths), and how large they are drawn, once more
 * for fine screens.
 */
export const IMAGES = {
  avatar: { folder: 'profile', sizes: ['200x200', '400x400'] },
  logo: { folder: 'brand', sizes: ['360x80', '720x160'] },
  background: { folder: 'background', sizes: ['1280x960', '2560x1920'] },
} as const

export type ImageKind = keyof typeof IMAGES
/** Of `sizes`. */
type ImageSize = 0 | 1

export const MEDIA = '/media'

/** Path of a picture; another picture has another one. */
export function imageAddress(kind: ImageKind, file: string, size: ImageSize = 0): string {
  const { folder, sizes } = IMAGES[kind]
  return `${MEDIA}/${folder}/${sizes[size]}/${file}`
}

/** `srcset` of an address of the first size; undefined for what has no other. */
export function srcSetOf(address: string): string | undefined {
  const known = Object.values(IMAGES).find(({ folder, sizes }) => address.includes(`/${folder}/${sizes[0]}/`))
  return known && `${address} 1x, ${address.replace(`/${known.sizes[0]}/`, `/${known.sizes[1]}/`)} 2x`
}
