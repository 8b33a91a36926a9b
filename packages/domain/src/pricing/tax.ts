/** ISO codes of the European Union. Tax rates change, so they are not here: the caller passes them. */
export const EU_COUNTRIES = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const

interface TaxFacts {
  /** Percent in the buyer's country; 0 outside the EU and where the country is unknown. */
  rate: number
  /** The buyer is a business whose tax id its country's register has confirmed. */
  hasValidTaxId: boolean
}

export interface Tax {
  percentage: number
  /** The buyer owes the tax instead, and the invoice says so. */
  isReversed: boolean
}

/** Specification, section 5: no tax outside the EU, and none for EU businesses with a valid id. */
export function taxOf({ rate, hasValidTaxId }: TaxFacts): Tax {
  const isReversed = rate > 0 && hasValidTaxId
  return { percentage: isReversed ? 0 : rate, isReversed }
}

// The registers name two countries otherwise than ISO does.
const PREFIXES: Readonly<Record<string, string>> = { GR: 'EL' }

export interface ReadTaxId {
  country: string
  /** As the register writes the country. */
  prefix: string
  number: string
}

/**
 * Reads a tax id as people type it: with blanks, dots, slashes and dashes, by the country's ISO code or the register's
 * prefix. Without either, it is one of `home`, if that is in the EU. Undefined if it cannot be a tax id of the EU.
 */
export function readTaxId(typed: string, home?: string): ReadTaxId | undefined {
  const text = typed.replace(/[^0-9A-Za-z+*]/g, '').toUpperCase()
  const country =
    EU_COUNTRIES.find((code) => text.startsWith(prefixOf(code)) || text.startsWith(code)) ??
    (text.startsWith(NORTHERN_IRELAND) ? NORTHERN_IRELAND : undefined)
  if (country !== undefined) return numberOf(country, text.slice(2))
  const own = EU_COUNTRIES.find((code) => code === home)
  return own && numberOf(own, text)
}

// Goods of Northern Ireland are taxed as in the EU.
const NORTHERN_IRELAND = 'XI'

function prefixOf(country: string): string {
  return PREFIXES[country] ?? country
}

function numberOf(country: string, number: string): ReadTaxId | undefined {
  // Each has digits. Words are no ids.
  if (!/^[0-9A-Z+*]{2,12}$/.test(number) || !/\d/.test(number)) return undefined
  return { country, prefix: prefixOf(country), number }
}
