/** By their names in the booking page's address, the loader's own likewise: `data-text-color` is `text_color`. */
export type Settings = { [name: string]: string | undefined; url?: string; link_text: string }

declare global {
  interface HTMLElement {
    /** What it was mounted with, kept on the element so that both go together. */
    schedule?: Settings
  }
}

// By the name, of colours by its last word. The whole value has to match; no anchors, because site owners read these.
const ACCEPTED: Record<string, RegExp> = {
  theme: /light|dark|auto/,
  color: /#[0-9a-f]{6}/i,
  language: /[a-z]{2}/,
  schedule: /inline|popup/,
}

/** A value that cannot be used is told to the owner, and the default holds. */
export function settingsFrom(attributes: Iterable<{ name: string; value: string }>): Settings {
  const settings: Settings = { link_text: 'Schedule time with me' }
  for (const { name, value } of attributes) {
    const known = name.slice('data-'.length)
    const accepted = ACCEPTED[known.replace(/^[bt].*-/, '')]
    if (accepted && value.replace(accepted, '')) warn(`${name}="${value}" is not ${accepted}`)
    else settings[known.replace(/-/g, '_')] = value
  }
  return settings
}

/** Of a booking page, or where a visitor is sent. */
export const ADDRESS = /^https?:/

/** On the console, where whoever builds the site reads it. */
export function warn(text: string): void {
  // oxlint-disable-next-line no-console
  console.warn(text)
}
