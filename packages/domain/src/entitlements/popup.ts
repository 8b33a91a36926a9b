// What an operator's text may have. It is cleaned when it is stored, and again when it is shown.

export const POPUP_TAGS = [
  'p',
  'br',
  'h3',
  'h4',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'a',
] as const

/** Web addresses, email addresses and paths on this server. Never `javascript:`, or another host through `//`. */
export const POPUP_LINK = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i
