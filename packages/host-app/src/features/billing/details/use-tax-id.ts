import { readTaxId } from '@scheduling/domain/pricing'
import { useCallback, useEffect, useState } from 'react'
import { useDeps } from '../../../data/deps.ts'

// Specification, section 5.
const WAIT_MS = 1_000

export type TaxIdStatus = 'empty' | 'loading' | 'valid' | 'unknown' | 'invalid' | 'unchecked'

export interface TaxIdCheck {
  status: TaxIdStatus
  /** The owner of the id, if the register tells. */
  name: string | null
}

interface TaxId extends TaxIdCheck {
  /** What is known of the typed id. Asks right away if it was not checked yet. */
  verify: () => Promise<TaxIdStatus>
}

const EMPTY: TaxIdCheck = { status: 'empty', name: null }

/** Asks the register one second after the last key, with the country that the id lacks. Only the answer to the latest question counts. */
export function useTaxId(
  { typed, country }: { typed: string; country: string },
  saved: { taxId: string; status: 'valid' | 'unchecked' | null },
): TaxId {
  const { call } = useDeps()
  const [answer, setAnswer] = useState<TaxIdCheck & { of: string }>({ ...EMPTY, of: '' })
  const read = readTaxId(typed, country)
  const taxId = read ? `${read.prefix}${read.number}` : typed.trim()
  const ask = useCallback(async (): Promise<TaxIdCheck | undefined> => {
    const key = crypto.randomUUID()
    const body = { tax_id: taxId, key }
    const found = await call('POST /stripe/validateEUVAT', { body }).catch(() => undefined)
    if (found && found.request_key !== key) return undefined
    return { status: found?.state ?? 'unchecked', name: found?.name ?? null }
  }, [call, taxId])
  useEffect(() => {
    if (taxId === '' || taxId === saved.taxId) return undefined
    let isNewest = true
    const check = async () => {
      setAnswer({ status: 'loading', name: null, of: taxId })
      const taxIdCheck = await ask()
      if (isNewest && taxIdCheck) setAnswer({ ...taxIdCheck, of: taxId })
    }
    const waiting = setTimeout(() => void check(), WAIT_MS)
    return () => {
      isNewest = false
      clearTimeout(waiting)
    }
  }, [ask, taxId, saved.taxId])

  const now = (): TaxIdCheck => {
    if (taxId === '') return EMPTY
    if (taxId === saved.taxId) return { status: saved.status ?? 'empty', name: null }
    return answer.of === taxId ? answer : EMPTY
  }
  const { status, name } = now()
  return {
    status,
    name,
    verify: async () => {
      if (taxId === '') return 'empty'
      if (status !== 'empty' && status !== 'loading') return status
      return (await ask())?.status ?? 'unchecked'
    },
  }
}
