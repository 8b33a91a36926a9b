/** ISO codes of the European Union. What their tax is changes, and is told by whoever asks. */
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
  /** Percent, in the buyer's country; 0 outside the EU and where nobody knows the country. */
  rate: number
  /** Of a business, found valid by the register of its country. */
  hasValidTaxId: boolean
}

export interface Tax {
  percentage: number
  /** The buyer owes it instead, and the invoice says so. */
  isReversed: boolean
}

/** Specification, section 5: none outside the EU, none for its businesses with a valid id. */
export function taxOf({ rate, hasValidTaxId }: TaxFacts): Tax {
  const isReversed = rate > 0 && hasValidTaxId
  return { percentage: isReversed ? 0 : rate, isReversed }
}

// The registers name two countries otherwise than ISO does.
const PREFIXES: Readonly<Record<string, string>> = { GR: 'EL' }

/** A tax id as it is typed, as the register is asked: with the country in front. Undefined where it cannot be one. */
export function readTaxId(typed: string): { country: string; prefix: string; number: string } | undefined {
  const text = typed.replace(/[\s.-]/g, '').toUpperCase()
  const [, prefix = '', number = ''] = /^([A-Z]{2})([0-9A-Z+*]{2,12})$/.exec(text) ?? []
  const country = EU_COUNTRIES.find((code) => (PREFIXES[code] ?? code) === prefix)
  if (country === undefined && prefix !== 'XI') return undefined
  return { country: country ?? 'XI', prefix, number }
}
