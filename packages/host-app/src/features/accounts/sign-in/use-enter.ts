import type { SignedIn } from '@scheduling/contract'
import { useCallback } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'

/** Keeps the session that signing in has opened, and says what else came of it. */
export function useEnter(): (opened: SignedIn) => void {
  const { session } = useDeps()
  const t = useText()
  const toasts = useToasts()
  return useCallback(
    (opened) => {
      session.start(opened)
      if (opened.tookBackDeletion) toasts.show(t('sign_in.stays'))
    },
    [session, t, toasts],
  )
}
