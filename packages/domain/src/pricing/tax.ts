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

/**
 * Splits a tax id as people type it into what the register needs, with the country first. Undefined if it cannot be
 * a tax id.
 */
export function readTaxId(typed: string): { country: string; prefix: string; number: string } | undefined {
  const text = typed.replace(/[\s.-]/g, '').toUpperCase()
  const [, prefix = '', number = ''] = /^([A-Z]{2})([0-9A-Z+*]{2,12})$/.exec(text) ?? []
  const country = EU_COUNTRIES.find((code) => (PREFIXES[code] ?? code) === prefix)
  if (country === undefined && prefix !== 'XI') return undefined
  return { country: country ?? 'XI', prefix, number }
}
