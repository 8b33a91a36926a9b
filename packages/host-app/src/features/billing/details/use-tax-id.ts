import { useCallback, useEffect, useState } from 'react'
import { useDeps } from '../../../data/deps.ts'

// Specification, section 5.
const WAIT_MS = 1_000

export type TaxIdStatus = 'empty' | 'loading' | 'valid' | 'invalid' | 'unchecked'

export interface TaxIdCheck {
  status: TaxIdStatus
  /** The owner of the id, if the register tells. */
  name: string | null
}

interface TaxId extends TaxIdCheck {
  /** Whether the register knows the typed id. Asks right away if it was not checked yet. */
  verify: () => Promise<boolean>
}

const EMPTY: TaxIdCheck = { status: 'empty', name: null }

/** Asks the register one second after the last key. Only the answer to the latest question counts. */
export function useTaxId(
  typed: string,
  saved: { taxId: string; status: 'valid' | 'unchecked' | null },
): TaxId {
  const { call } = useDeps()
  const [answer, setAnswer] = useState<TaxIdCheck & { of: string }>({ ...EMPTY, of: '' })
  const taxId = typed.trim()
  const ask = useCallback(async (): Promise<TaxIdCheck | undefined> => {
    const key = crypto.randomUUID()
    const body = { tax_id: taxId, key }
    const found = await call('POST /stripe/validateEUVAT', { body }).catch(() => undefined)
    if (found && found.request_key !== key) return undefined
    const status = !found?.checked ? 'unchecked' : found.valid ? 'valid' : 'invalid'
    return { status, name: found?.name ?? null }
  }, [call, taxId])
  useEffect(() => {
    if (taxId === '' || taxId === saved.taxId) return undefined
    let isNewest = true
    const check = async () => {
      setAnswer({ status: 'loading', name: null, of: taxId })
      const found = await ask()
      if (isNewest && found) setAnswer({ ...found, of: taxId })
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
      if (taxId === '' || status === 'valid') return taxId !== ''
      if (status !== 'empty' && status !== 'loading') return false
      const found = await ask()
      return found?.status === 'valid'
    },
  }
}
