import { ACCENT, DARK, LIGHT, mixColors, nearestReadable, readableTextOn } from '@scheduling/domain'

/** Colors from the address or the owner, as `#RRGGBB`. Null if none is given. */
export interface GivenColors {
  background: string | null
  text: string | null
  button: string | null
}

export type Scheme = 'light' | 'dark'

/** Every color of the page by the name of its CSS variable. */
export type Palette = Record<
  | 'bg'
  | 'canvas'
  | 'soft'
  | 'line'
  | 'ink'
  | 'muted'
  | 'accent'
  | 'accent-edge'
  | 'accent-strong'
  | 'on-accent'
  | 'link'
  | 'tint'
  | 'danger'
  | 'danger-tint',
  string
>

const BASE = { light: LIGHT, dark: DARK }
// The default text color of embeds. The embed settings show the same one.
const EMBED_INK = '#000000'

// Minimum contrast in WCAG 2.2: text 4.5, controls 3.
const TEXT = 4.5
const CONTROL = 3

/** Colors in the address override the owner's. */
export function chosenColors(address: GivenColors, owner: GivenColors | null): GivenColors {
  return {
    background: address.background ?? owner?.background ?? null,
    text: address.text ?? owner?.text ?? null,
    button: address.button ?? owner?.button ?? null,
  }
}

/** A background decides by its brightness. Without one, the theme decides. */
export function schemesOf(theme: Scheme | 'auto', background: string | null): Scheme[] {
  if (background) return [readableTextOn(background) === '#FFFFFF' ? 'dark' : 'light']
  return theme === 'auto' ? ['light', 'dark'] : [theme]
}

/** Keeps given colors as they are. Derived colors move as far as needed to be readable. */
export function paletteOf(colors: GivenColors, scheme: Scheme, framed: boolean): Palette {
  const base = BASE[scheme]
  const bg = colors.background ?? base.surface
  const far = readableTextOn(bg)
  const canvas = framed
    ? bg
    : mixColors(bg, scheme === 'light' ? '#0B2A55' : '#000000', scheme === 'light' ? 0.045 : 0.32)
  const soft = mixColors(bg, far, scheme === 'light' ? 0.04 : 0.05)
  const surfaces = [bg, soft, canvas]
  const usual = framed && scheme === 'light' ? EMBED_INK : base.ink
  const ink = colors.text ?? nearestReadable(usual, surfaces, TEXT)
  const accent = colors.button ?? ACCENT
  const onAccent = readableTextOn(accent)
  const tint = mixColors(bg, accent, scheme === 'light' ? 0.1 : 0.2)
  const dangerTint = mixColors(bg, base.bad, 0.1)
  return {
    bg,
    canvas,
    soft,
    line: mixColors(bg, ink, scheme === 'light' ? 0.11 : 0.16),
    ink,
    muted: nearestReadable(mixColors(ink, bg, 0.36), surfaces, TEXT),
    accent,
    // A button in the color of its background still has a visible edge.
    'accent-edge': nearestReadable(accent, [bg], CONTROL),
    // Move away from the text color, so that the text stays readable.
    'accent-strong': mixColors(accent, onAccent === '#FFFFFF' ? '#000000' : '#FFFFFF', 0.14),
    'on-accent': onAccent,
    link: nearestReadable(accent, [bg, tint], TEXT),
    tint,
    danger: nearestReadable(base.bad, [bg, dangerTint], TEXT),
    'danger-tint': dangerTint,
  }
}
