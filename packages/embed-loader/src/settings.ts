/**
 * Settings by their names in the booking page's address. The loader's own names follow: `data-text-color` is
 * `text_color`.
 */
export type Settings = Texts & {
  url?: string
  link_text: string
  /** Origin of the page in the frame, once it has spoken. The capital keeps it apart from attributes. */
  From?: string
  /** Leads to the page while its frame is silent. */
  Link?: HTMLElement
}

type Texts = { [name: Lowercase<string>]: string | undefined }

declare global {
  interface HTMLElement {
    /** The element's settings. They stay with the element when it moves or is removed. */
    schedule?: Settings
  }
}

/**
 * Does not check values. The booking page logs the ones that it does not accept; see `EMBED_VALUES` in the contract.
 */
export function settingsFrom(attributes: Iterable<{ name: string; value: string }>): Settings {
  const settings: Settings = { link_text: 'Schedule time with me' }
  for (const { name, value } of attributes)
    settings[name.slice('data-'.length).replace(/-/g, '_') as Lowercase<string>] = value.trim()
  return settings
}

/** The address of a booking page, or a redirect for the visitor. */
export const ADDRESS = /^https?:/i

/** What the site is told only once. */
export const told = new Set<string>()

/** Whether this text is new. If the set does not grow, it was there already. */
export function isNew(text: string): boolean {
  return told.size < told.add(text).size
}

/** Logs on the console, where site builders look. Repeat: silent. */
export function warn(text: string): void {
  // oxlint-disable-next-line no-console
  if (isNew(text)) console.warn(text)
}
