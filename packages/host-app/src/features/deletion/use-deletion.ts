import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import type { DeletionInput } from './deletion-form.tsx'

// Long enough to read it (specification, section 9).
const LEAVE_AFTER_MS = 3_000

export interface Deletion {
  /** When it will be gone; undefined as long as it was not asked for. */
  endsAt: string | undefined
  /** Throws what the server refuses: the form shows it. */
  ask: (input: DeletionInput) => Promise<void>
}

/** Asks for the end of the account; what this machine knows of it is forgotten when that has been read. */
export function useDeletion(): Deletion {
  const { call } = useDeps()
  const navigate = useNavigate()
  const [endsAt, setEndsAt] = useState<string>()
  useEffect(() => {
    if (endsAt === undefined) return undefined
    const leaving = setTimeout(() => void navigate({ to: '/logout' }), LEAVE_AFTER_MS)
    return () => clearTimeout(leaving)
  }, [endsAt, navigate])
  return {
    endsAt,
    ask: async (body) => setEndsAt((await call('POST /users/delete', { body })).endsAt),
  }
}
