import { limits } from '@scheduling/domain'
import { EMBED_VALUES } from '@scheduling/contract/embeds/page'
import { PAGE_PARAMS, TRACKING_PARAMS } from '@scheduling/contract/page'
import type { Attributes } from '../../../http/fetch/scan-html.ts'

// A map, not an object: a page may name its attributes anything, even `constructor`.
const ACCEPTED = new Map(Object.entries(EMBED_VALUES))

const SETTINGS: readonly string[] = [
  PAGE_PARAMS.hideEventDetails,
  PAGE_PARAMS.backgroundColor,
  PAGE_PARAMS.textColor,
  PAGE_PARAMS.buttonColor,
  PAGE_PARAMS.theme,
  PAGE_PARAMS.language,
  PAGE_PARAMS.name,
  PAGE_PARAMS.email,
  ...TRACKING_PARAMS,
  'button_text',
  'button_background_color',
  'button_text_color',
  'link_text',
  'close_label',
]

// In an address, a color may lack its `#`.
const IN_ADDRESS = ['theme', 'language', 'background_color', 'text_color', 'button_color']

/** Attributes and parameters with values that we do not accept, as written: `data-theme="red"`, `theme=red`. */
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

// Our addresses are shorter; longer ones may be made to keep us busy, so we do not parse them.
const SEARCH_MAX = 4_000

/** An embed's settings for its look and its visitor, by the names in an address; an attribute wins over the address. */
export function embedSettings(attributes: Attributes, address: URL | undefined): Record<string, string> {
  const { search = '' } = address ?? {}
  const query = new URLSearchParams(search.length > SEARCH_MAX ? '' : search)
  const said: Record<string, string> = {}
  for (const name of SETTINGS) {
    const value = attributes[`data-${name.replaceAll('_', '-')}`] ?? query.get(name)
    if (value !== null && value.length <= limits.TRACKING_VALUE_MAX) said[name] = value
  }
  return said
}

function short(value: string): string {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value
}
