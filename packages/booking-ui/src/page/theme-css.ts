import type { Palette, Scheme } from './theme.ts'

/** The CSS variables for each scheme of the page. The first one applies unless the visitor prefers dark. */
export function themeCss(palettes: readonly { scheme: Scheme; palette: Palette }[]): string {
  const [first, second] = palettes
  if (!first) return ''
  const schemes = palettes.map(({ scheme }) => scheme).join(' ')
  const rule = `:root{color-scheme:${schemes};${variables(first.palette)}}`
  if (!second) return rule
  return `${rule}@media (prefers-color-scheme:dark){:root{${variables(second.palette)}}}`
}

function variables(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')
}
