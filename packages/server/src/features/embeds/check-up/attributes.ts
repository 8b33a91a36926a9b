import { EMBED_VALUES } from '@scheduling/contract/page'
import type { Attributes } from './scan-html.ts'

// A page may call its attributes anything, `constructor` too.
const ACCEPTED = new Map(Object.entries(EMBED_VALUES))

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
