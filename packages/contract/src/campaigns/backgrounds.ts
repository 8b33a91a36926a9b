/** What can be behind the video on the page of a lead. */
export const BACKGROUNDS = ['none', 'image', 'website'] as const

/** Where the video is on it, whatever the direction of writing: a picture is never mirrored. */
export const CORNERS = ['top_left', 'top_right', 'bottom_left', 'bottom_right'] as const
export const OVERLAY_SIZES = ['small', 'medium', 'large'] as const
export const OVERLAY_SHAPES = ['rectangle', 'round'] as const

export interface Overlay {
  corner: (typeof CORNERS)[number]
  size: (typeof OVERLAY_SIZES)[number]
  shape: (typeof OVERLAY_SHAPES)[number]
  /** The greeting is over the background, too, and not above it. */
  greeting: boolean
}

export const USUAL_OVERLAY: Overlay = {
  corner: 'bottom_left',
  size: 'medium',
  shape: 'round',
  greeting: false,
}

/** Addresses of the pictures begin with it. */
export const BACKGROUND_MEDIA = '/media/backgrounds'
