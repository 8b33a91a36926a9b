/** Standard rates of value added tax, in percent, by ISO code of the country, as of 2026-01-01. */
export const EU_TAX_RATES: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
}

interface TaxFacts {
  /** ISO code; undefined where nobody knows. */
  country: string | undefined
  /** Of a business, found valid by the register of its country. */
  hasValidTaxId: boolean
}

export interface Tax {
  percentage: number
  /** The buyer owes it instead, and the invoice says so. */
  isReversed: boolean
}

/** Specification, section 5: none outside the EU, none for its businesses with a valid id. */
export function taxOf({ country, hasValidTaxId }: TaxFacts): Tax {
  const rate = country === undefined ? 0 : (EU_TAX_RATES[country] ?? 0)
  const isReversed = rate > 0 && hasValidTaxId
  return { percentage: isReversed ? 0 : rate, isReversed }
}

// The registers name two countries otherwise than ISO does.
const PREFIXES: Readonly<Record<string, string>> = { GR: 'EL' }

/** A tax id as it is typed, as the register is asked: with the country in front. Undefined where it cannot be one. */
export function readTaxId(typed: string): { country: string; prefix: string; number: string } | undefined {
  const text = typed.replace(/[\s.-]/g, '').toUpperCase()
  const [, prefix = '', number = ''] = /^([A-Z]{2})([0-9A-Z+*]{2,12})$/.exec(text) ?? []
  const country = Object.keys(EU_TAX_RATES).find((code) => (PREFIXES[code] ?? code) === prefix)
  if (country === undefined && prefix !== 'XI') return undefined
  return { country: country ?? 'XI', prefix, number }
}
