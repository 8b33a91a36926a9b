/** `#RRGGBB` in capitals; undefined if the text is no 6-digit color with its hash. */
export function normalizeHex(text: string): string | undefined {
  return /^#[0-9a-f]{6}$/i.test(text) ? text.toUpperCase() : undefined
}

/** From 1 (alike) to 21 (black on white), WCAG 2.2. Text needs 4.5, large text and controls 3. */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Black or white, whichever reads better on this color; one of them always reaches 4.5. */
export function readableTextOn(background: string): '#000000' | '#FFFFFF' {
  const white = contrastRatio(background, '#FFFFFF')
  return white >= contrastRatio(background, '#000000') ? '#FFFFFF' : '#000000'
}

/** Mixes the colors. `share` is how much of the second one, 0 to 1. */
export function mixColors(one: string, other: string, share: number): string {
  const channel = (at: number) => {
    const [from, to] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
      number,
      number,
    ]
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`.toUpperCase()
}

const STEP = 0.02

/**
 * The color itself if it has enough contrast to all surfaces, else its nearest lighter or darker shade that does.
 * If no shade does: black or white, whichever reads better on the first surface.
 */
export function nearestReadable(color: string, surfaces: readonly string[], ratio: number): string {
  for (let share = 0; share <= 1; share += STEP) {
    const shades = ['#000000', '#FFFFFF'].map((goal) => mixColors(color, goal, share))
    const enough = shades.find((shade) => surfaces.every((on) => contrastRatio(shade, on) >= ratio))
    if (enough) return enough
  }
  return readableTextOn(surfaces[0] ?? '#FFFFFF')
}

// https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
