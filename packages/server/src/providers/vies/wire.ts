export type TaxIdAnswer =
  | { state: 'valid'; name: string | null; address: string | null }
  /** The register does not know it. */
  | { state: 'unknown' }
  /** It is not written like one, so nobody can know it. */
  | { state: 'invalid' }
  /** The register, or the country's own, did not respond. */
  | { state: 'unchecked' }

export const PATH = '/rest-api/check-vat-number'

export function sentFor({ prefix, number }: { prefix: string; number: string }) {
  return { countryCode: prefix, vatNumber: number }
}

interface Answer {
  valid: boolean
  name: string
  address: string
  /** Errors come with a success status. */
  actionSucceed: false
  errorWrappers: { error: string }[]
}

export function readAnswer(body: unknown): TaxIdAnswer {
  const { valid, name, address, actionSucceed, errorWrappers = [] } = body as Partial<Answer>
  if (actionSucceed === false)
    return { state: errorWrappers.some(({ error }) => error === 'INVALID_INPUT') ? 'invalid' : 'unchecked' }
  if (valid === undefined) return { state: 'unchecked' }
  return valid ? { state: 'valid', name: textOf(name), address: textOf(address) } : { state: 'unknown' }
}

/** Some countries do not say who owns a number. */
function textOf(text: string | undefined): string | null {
  return text === undefined || text === '' || text === '---' ? null : text
}
