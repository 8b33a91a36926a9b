/** Room for a frame. A parent that is as wide as its content gets the intrinsic width. */
export const PLACE = {
  containerType: 'inline-size',
  containIntrinsicInlineSize: 'min(300px, 80vw)',
  width: '100%',
} as const
