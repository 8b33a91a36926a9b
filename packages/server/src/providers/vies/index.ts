import { callProvider } from '../call.ts'
import { ProviderError } from '../provider.ts'
import type { TaxIdAnswer } from './wire.ts'
import { PATH, readAnswer, sentFor } from './wire.ts'

export type { TaxIdAnswer } from './wire.ts'

/** Queries the EU's register of tax ids: https://ec.europa.eu/taxation_customs/vies/ */
export async function askTaxRegister(
  origin: string,
  taxId: { prefix: string; number: string },
): Promise<TaxIdAnswer> {
  try {
    const path = `${origin === 'https://ec.europa.eu' ? '/taxation_customs/vies' : ''}${PATH}`
    const { status, body } = await callProvider({ method: 'POST', origin, path, json: sentFor(taxId) })
    return status === 200 ? readAnswer(body) : { state: 'unchecked' }
  } catch (error) {
    if (error instanceof ProviderError) return { state: 'unchecked' }
    throw error
  }
}
