import type { SignedIn } from '@scheduling/contract'
import { useCallback } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'

/** Stores the new session, and shows other results of the sign-in. */
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
