import { useEffect, useState } from 'react'
import { useDeps } from '../../data/deps.ts'

// Specification, section 5.
const WAIT_MS = 1_000

export type TaxIdStatus = 'empty' | 'loading' | 'valid' | 'invalid' | 'unchecked'

export interface TaxIdCheck {
  status: TaxIdStatus
  /** Whose it is, where the register tells. */
  name: string | null
}

const EMPTY: TaxIdCheck = { status: 'empty', name: null }
const LOADING: TaxIdCheck = { status: 'loading', name: null }

/** A second after the last key the register is asked; the answer to the newest question counts alone. */
export function useTaxId(
  typed: string,
  saved: { taxId: string; status: 'valid' | 'unchecked' | null },
): TaxIdCheck {
  const { call } = useDeps()
  const [answer, setAnswer] = useState<TaxIdCheck & { of: string }>({ ...EMPTY, of: '' })
  const taxId = typed.trim()
  useEffect(() => {
    if (taxId === '' || taxId === saved.taxId) return undefined
    const key = crypto.randomUUID()
    let isNewest = true
    const check = async () => {
      const found = await call('POST /stripe/validateEUVAT', { body: { tax_id: taxId, key } }).catch(
        () => undefined,
      )
      if (!isNewest) return
      if (found && found.request_key !== key) return
      const status = !found || !found.checked ? 'unchecked' : found.valid ? 'valid' : 'invalid'
      setAnswer({ status, name: found?.name ?? null, of: taxId })
    }
    const waiting = setTimeout(() => void check(), WAIT_MS)
    return () => {
      isNewest = false
      clearTimeout(waiting)
    }
  }, [call, taxId, saved.taxId])
  if (taxId !== '' && taxId === saved.taxId) return { status: saved.status ?? 'empty', name: null }
  if (taxId === '') return EMPTY
  // From the first key on: what is saved before the register has answered would be saved without it.
  return answer.of === taxId ? answer : LOADING
}
