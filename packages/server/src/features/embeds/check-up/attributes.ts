import type { Attributes } from './read-page.ts'

// As the loader and the booking page read them: what does not match they leave out.
const COLOUR = /^#[0-9a-f]{6}$/i
const ACCEPTED = new Map([
  ['schedule', /^(inline|popup|)$/],
  ['url', /^https?:.+$/],
  ['widget', /^https?:.+$/],
  ['theme', /^(light|dark|auto)$/],
  ['language', /^[a-z]{2}$/],
  ['background_color', COLOUR],
  ['text_color', COLOUR],
  ['button_color', COLOUR],
  ['button_background_color', COLOUR],
  ['button_text_color', COLOUR],
])

// In an address the hash of a colour may be missing.
const IN_ADDRESS = ['theme', 'language', 'background_color', 'text_color', 'button_color']

/** Attributes and parameters with values that are not taken, as they are written: `data-theme="red"`, `theme=red`. */
export function refusedValues(attributes: Attributes, address: URL | undefined): string[] {
  const written = Object.entries(attributes).flatMap(([name, value]) => {
    if (!name.startsWith('data-')) return []
    const accepted = ACCEPTED.get(name.slice('data-'.length).replaceAll('-', '_'))
    return accepted && !accepted.test(value) ? [`${name}="${short(value)}"`] : []
  })
  const asked = IN_ADDRESS.flatMap((name) => {
    const value = address?.searchParams.get(name)
    const accepted = ACCEPTED.get(name)
    if (value === null || value === undefined || accepted?.test(value) || accepted?.test(`#${value}`))
      return []
    return [`${name}=${short(value)}`]
  })
  return [...written, ...asked]
}

function short(value: string): string {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value
}
