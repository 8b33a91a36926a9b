import type { CSSProperties } from 'react'
import type { Accent } from './colours.ts'
import { dark, light } from './colours.ts'

export const FONT = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

export const WIDTH = 560

/** Inline styles carry the light look: many clients read nothing else. */
export const text: CSSProperties = {
  margin: 0,
  fontFamily: FONT,
  fontSize: 16,
  lineHeight: '24px',
  color: light.text,
}
export const small: CSSProperties = { ...text, fontSize: 14, lineHeight: '20px', color: light.muted }
export const hairline = `1px solid ${light.line}`

/** The dark look and the narrow one, for clients that know media queries. Classes only, so that nothing else changes. */
export function styleSheet({ linkOnDark }: Accent): string {
  return `
    :root { color-scheme: light dark; supported-color-schemes: light dark; }
    a { text-decoration: none; }
    @media (prefers-color-scheme: dark) {
      .page { background-color: ${dark.page} !important; }
      .card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
      .text { color: ${dark.text} !important; }
      .muted { color: ${dark.muted} !important; }
      .line { border-color: ${dark.line} !important; }
      .link { color: ${linkOnDark} !important; }
    }
    @media (max-width: 600px) {
      .gutter { padding-left: 20px !important; padding-right: 20px !important; }
    }`
}
