import { DARK, LIGHT, TYPE } from '@scheduling/domain'
import type { CSSProperties } from 'react'
import type { Accent } from './colors.ts'

export const FONT = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

export const WIDTH = 560

/** Addresses that a mail program can load. */
export const WEB = /^https?:\/\//

/** Inline styles for the light look: many clients read nothing else. */
export const text: CSSProperties = {
  margin: 0,
  fontFamily: FONT,
  fontSize: TYPE.field,
  lineHeight: '24px',
  color: LIGHT.ink,
}
export const small: CSSProperties = { ...text, fontSize: TYPE.text, lineHeight: '20px', color: LIGHT.inkDim }
export const hairline = `1px solid ${LIGHT.hairline}`

/**
 * The dark and the narrow look, for clients with media queries. Only uses classes, so that nothing else changes.
 */
export function styleSheet({ linkOnDark }: Accent): string {
  return `
    :root { color-scheme: light dark; supported-color-schemes: light dark; }
    a { text-decoration: none; }
    @media (prefers-color-scheme: dark) {
      .page { background-color: ${DARK.canvas} !important; }
      .card { background-color: ${DARK.surface} !important; border-color: ${DARK.hairline} !important; }
      .text { color: ${DARK.ink} !important; }
      .muted { color: ${DARK.inkDim} !important; }
      .line { border-color: ${DARK.hairline} !important; }
      .link { color: ${linkOnDark} !important; }
    }
    @media (max-width: 600px) {
      .gutter { padding-left: 20px !important; padding-right: 20px !important; }
    }`
}
