import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
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
  const t = useText()
  const toasts = useToasts()
  const [endsAt, setEndsAt] = useState<string>()
  // Another call that is refused now ends the session, and leaves this page before it has been read.
  const isRead = useRef(true)
  const isHere = useRef(false)
  const say = useRef(() => {})
  useEffect(() => {
    say.current = () => toasts.show(t('deletion.done'))
  })
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      if (!isRead.current) say.current()
    }
  }, [])
  useEffect(() => {
    if (endsAt === undefined) return undefined
    const leaving = setTimeout(() => {
      isRead.current = true
      void navigate({ to: '/logout' })
    }, LEAVE_AFTER_MS)
    return () => clearTimeout(leaving)
  }, [endsAt, navigate])
  return {
    endsAt,
    async ask(body) {
      const asked = await call('POST /users/delete', { body })
      isRead.current = false
      if (isHere.current) setEndsAt(asked.endsAt)
      else say.current()
    },
  }
}
