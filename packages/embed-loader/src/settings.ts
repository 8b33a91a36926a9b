/** What is used where the site's owner says nothing: the specification's share widget settings. */
const DEFAULTS = {
  link_text: 'Schedule time with me',
  close_label: 'Close',
  button_text: 'Booking',
  button_background_color: '#0090FF',
  button_text_color: '#FFFFFF',
}

/** By their names in the booking page's address, the loader's own likewise: `data-text-color` is `text_color`. */
export type Settings = typeof DEFAULTS & { [name: string]: string | undefined; url?: string }

declare global {
  interface HTMLElement {
    /** What it was mounted with, kept on the element so that both go together. */
    schedule?: Settings
  }
}

// By the name, of colours by its last word. The whole value has to match; no anchors, because site owners read these.
const ACCEPTED: Record<string, RegExp> = {
  schedule: /inline|popup|/,
  url: /https?:.+/,
  widget: /https?:.+/,
  color: /#[0-9a-f]{6}/i,
  theme: /light|dark|auto/,
  language: /[a-z]{2}/,
}

/** A value that cannot be used is told to the owner, and the default holds. */
export function settingsFrom(attributes: Iterable<{ name: string; value: string }>): Settings {
  const settings: Settings = { ...DEFAULTS }
  for (const { name, value } of attributes) {
    const known = name.slice('data-'.length)
    const accepted = ACCEPTED[known.replace(/^[bt].*-/, '')]
    if (accepted && accepted.exec(value)?.[0] !== value) warn(`${name}="${value}" is not ${accepted.source}`)
    else settings[known.replaceAll('-', '_')] = value
  }
  return settings
}

/** On the console, where whoever builds the site reads it. */
export function warn(text: string): void {
  // oxlint-disable-next-line no-console
  console.warn(text)
}
