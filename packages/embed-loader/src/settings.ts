/** By their names in the booking page's address, the loader's own likewise: `data-text-color` is `text_color`. */
export type Settings = Texts & {
  url?: string
  link_text: string
  /** Where the page in the frame came from, once it has spoken. With a capital, which no attribute has. */
  From?: string
}

type Texts = { [name: Lowercase<string>]: string | undefined }

declare global {
  interface HTMLElement {
    /** What it was mounted with, kept on the element so that both go together. */
    schedule?: Settings
  }
}

/** What is not accepted is named by the booking page, on the console; see `EMBED_VALUES` in the contract. */
export function settingsFrom(attributes: Iterable<{ name: string; value: string }>): Settings {
  const settings: Settings = { link_text: 'Schedule time with me' }
  for (const { name, value } of attributes)
    settings[name.slice('data-'.length).replace(/-/g, '_') as Lowercase<string>] = value.trim()
  return settings
}

/** Of a booking page, or where a visitor is sent. */
export const ADDRESS = /^https?:/i

/** What the site is told but once. */
export const told = new Set<string>()

/** Whether this is said for the first time. A set that does not grow has it already. */
export function isNew(text: string): boolean {
  return told.size < told.add(text).size
}

/** On the console, where whoever builds the site reads it. Repeat: silent. */
export function warn(text: string): void {
  // oxlint-disable-next-line no-console
  if (isNew(text)) console.warn(text)
}
