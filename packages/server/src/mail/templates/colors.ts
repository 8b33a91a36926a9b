import {
  ACCENT,
  contrastRatio,
  DARK,
  LIGHT,
  mixColors,
  normalizeHex,
  readableTextOn,
} from '@scheduling/domain'

const READABLE = 4.5
// Darkened more than this, a light color is no longer the host's. Black text on it is better.
const DARKEN_MAX = 0.35

export interface Accent {
  fill: string
  onFill: string
  link: string
  linkOnDark: string
}

/** The host's color, adjusted to be readable on buttons and for links on light and dark. */
export function accentFrom(given: string | null): Accent {
  const accent = normalizeHex(given ?? ACCENT) ?? ACCENT
  const darkened = towards(accent, '#000000', DARKEN_MAX, (color) => contrastRatio(color, '#FFFFFF'))
  const fill = darkened ?? accent
  return {
    fill,
    onFill: readableTextOn(fill),
    link: towards(accent, '#000000', 1, (color) => contrastRatio(color, LIGHT.surface)) ?? LIGHT.ink,
    linkOnDark: towards(accent, '#FFFFFF', 1, (color) => contrastRatio(color, DARK.surface)) ?? DARK.ink,
  }
}

function towards(
  from: string,
  to: string,
  max: number,
  contrast: (color: string) => number,
): string | undefined {
  for (let share = 0; share <= max; share += 0.05) {
    const color = mixColors(from, to, share)
    if (contrast(color) >= READABLE) return color
  }
  return undefined
}
