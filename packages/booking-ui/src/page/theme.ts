import { contrastRatio, readableTextOn } from '@scheduling/domain'

/** Colours as the address or the owner gives them, `#RRGGBB`; null where nothing is said. */
export interface GivenColours {
  background: string | null
  text: string | null
  button: string | null
}

export type Scheme = 'light' | 'dark'

/** Every colour of the page, by the name of its CSS variable. */
export type Palette = Record<
  | 'bg'
  | 'canvas'
  | 'soft'
  | 'line'
  | 'ink'
  | 'muted'
  | 'accent'
  | 'accent-strong'
  | 'on-accent'
  | 'link'
  | 'tint'
  | 'danger'
  | 'danger-tint',
  string
>

// The specification's link and button colour.
const ACCENT = '#0090FF'
const BASE = {
  light: { bg: '#FFFFFF', ink: '#10192B' },
  dark: { bg: '#141A23', ink: '#E8EDF5' },
}
const DANGER = '#D92D20'

// WCAG 2.2: text 4.5, controls 3.
const TEXT = 4.5
const CONTROL = 3

/** What the address says wins over what the owner has set. */
export function chosenColours(address: GivenColours, owner: GivenColours | null): GivenColours {
  return {
    background: address.background ?? owner?.background ?? null,
    text: address.text ?? owner?.text ?? null,
    button: address.button ?? owner?.button ?? null,
  }
}

/** A background decides by its brightness; without one the theme does. */
export function schemesOf(theme: Scheme | 'auto', background: string | null): Scheme[] {
  if (background) return [readableTextOn(background) === '#FFFFFF' ? 'dark' : 'light']
  return theme === 'auto' ? ['light', 'dark'] : [theme]
}

/** The given colours, moved just as far as it takes to read everything. */
export function paletteOf(given: GivenColours, scheme: Scheme, framed: boolean): Palette {
  const base = BASE[scheme]
  const bg = given.background ?? base.bg
  const far = readableTextOn(bg)
  const canvas = framed
    ? bg
    : mix(bg, scheme === 'light' ? '#0B2A55' : '#000000', scheme === 'light' ? 0.045 : 0.32)
  const soft = mix(bg, far, scheme === 'light' ? 0.04 : 0.05)
  const surfaces = [bg, soft, canvas]
  const ink = readable(given.text ?? base.ink, surfaces, TEXT)
  const { accent, onAccent } = buttonOf(readable(given.button ?? ACCENT, [bg], CONTROL))
  const tint = mix(bg, accent, scheme === 'light' ? 0.1 : 0.2)
  const danger = readable(DANGER, [bg, mix(bg, DANGER, 0.1)], TEXT)
  return {
    bg,
    canvas,
    soft,
    line: mix(bg, ink, scheme === 'light' ? 0.11 : 0.16),
    ink,
    muted: readable(mix(ink, bg, 0.36), surfaces, TEXT),
    accent,
    'accent-strong': mix(accent, onAccent === '#FFFFFF' ? '#000000' : far, 0.14),
    'on-accent': onAccent,
    link: readable(accent, [bg, tint], TEXT),
    tint,
    danger,
    'danger-tint': mix(bg, DANGER, 0.1),
  }
}

/** White on a button where a slightly deeper shade allows it; else black. */
function buttonOf(colour: string): { accent: string; onAccent: string } {
  const white = contrastRatio(colour, '#FFFFFF')
  if (white < CONTROL) return { accent: colour, onAccent: '#000000' }
  return {
    accent: towards(colour, '#000000', (shade) => contrastRatio(shade, '#FFFFFF') >= TEXT),
    onAccent: '#FFFFFF',
  }
}

function readable(colour: string, surfaces: string[], ratio: number): string {
  const far = readableTextOn(surfaces[0] as string)
  return towards(colour, far, (shade) => surfaces.every((on) => contrastRatio(shade, on) >= ratio))
}

function towards(colour: string, goal: string, enough: (shade: string) => boolean): string {
  let shade = colour
  for (let share = 0.04; share <= 1 && !enough(shade); share += 0.04) shade = mix(colour, goal, share)
  return enough(shade) ? shade : goal
}

/** So much of the second colour in the first, 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const channel = (at: number) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number]
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`.toUpperCase()
}
