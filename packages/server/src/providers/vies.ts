import { callProvider } from './call.ts'
import { ProviderError } from './provider.ts'

export type TaxIdAnswer =
  | { state: 'valid'; name: string | null; address: string | null }
  | { state: 'invalid' }
  /** The register, or that of the country, could not be asked. */
  | { state: 'unchecked' }

/** The EU's register of tax ids: https://ec.europa.eu/taxation_customs/vies/ */
export async function askRegister(
  origin: string,
  { prefix, number }: { prefix: string; number: string },
): Promise<TaxIdAnswer> {
  try {
    const { status, body } = await callProvider({
      method: 'POST',
      origin,
      path: `${origin === 'https://ec.europa.eu' ? '/taxation_customs/vies' : ''}/rest-api/check-vat-number`,
      json: { countryCode: prefix, vatNumber: number },
    })
    return status === 200 ? readAnswer(body as Partial<Found>) : { state: 'unchecked' }
  } catch (error) {
    if (error instanceof ProviderError) return { state: 'unchecked' }
    throw error
  }
}

interface Found {
  valid: boolean
  name: string
  address: string
  /** What goes wrong is told with the status of success. */
  actionSucceed: false
  errorWrappers: { error: string }[]
}

function readAnswer({
  valid,
  name,
  address,
  actionSucceed,
  errorWrappers = [],
}: Partial<Found>): TaxIdAnswer {
  if (actionSucceed === false)
    return { state: errorWrappers.some(({ error }) => error === 'INVALID_INPUT') ? 'invalid' : 'unchecked' }
  if (valid === undefined) return { state: 'unchecked' }
  return valid ? { state: 'valid', name: said(name), address: said(address) } : { state: 'invalid' }
}

/** Some countries tell nothing of whose a number is. */
function said(text: string | undefined): string | null {
  return text === undefined || text === '' || text === '---' ? null : text
}
