import {
  ACCENT,
  contrastRatio,
  DARK,
  LIGHT,
  mixColours,
  normaliseHex,
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
  const accent = normaliseHex(given ?? ACCENT) ?? ACCENT
  const darkened = towards(accent, '#000000', DARKEN_MAX, (colour) => contrastRatio(colour, '#FFFFFF'))
  const fill = darkened ?? accent
  return {
    fill,
    onFill: readableTextOn(fill),
    link: towards(accent, '#000000', 1, (colour) => contrastRatio(colour, LIGHT.surface)) ?? LIGHT.ink,
    linkOnDark: towards(accent, '#FFFFFF', 1, (colour) => contrastRatio(colour, DARK.surface)) ?? DARK.ink,
  }
}

function towards(
  from: string,
  to: string,
  max: number,
  contrast: (colour: string) => number,
): string | undefined {
  for (let share = 0; share <= max; share += 0.05) {
    const colour = mixColours(from, to, share)
    if (contrast(colour) >= READABLE) return colour
  }
  return undefined
}
