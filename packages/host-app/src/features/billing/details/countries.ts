import { EU_COUNTRIES } from '@scheduling/domain/pricing'
import { countryCodes } from '@scheduling/domain/words'

export interface Country {
  value: string
  label: string
}

/** Every country with a time zone, by its name in a language. */
export function countriesIn(tag: string): Country[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const codes = new Set([...EU_COUNTRIES, ...countryCodes()])
  return [...codes]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, tag))
}
