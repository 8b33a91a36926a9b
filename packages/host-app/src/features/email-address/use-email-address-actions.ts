import type { EmailAddress } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { EMAIL_ADDRESS } from './queries.ts'

export interface EmailAddressActions {
  /** Throws the server's refusal, which the form shows. */
  ask: (wish: { email: string; current: string }) => Promise<void>
  withdraw: () => Promise<void>
}

export function useEmailAddressActions(): EmailAddressActions {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()

  return useMemo(() => {
    const keep = (address: EmailAddress) => queryClient.setQueryData(EMAIL_ADDRESS, address)
    return {
      async ask(wish) {
        keep(await call('POST /users/email', { body: wish }))
      },
      async withdraw() {
        try {
          keep(await call('DELETE /users/email/change'))
          toasts.show(t('email.withdrawn'))
        } catch (error) {
          toasts.show(problemText(error, t), { tone: 'bad' })
        }
      },
    }
  }, [call, queryClient, toasts, t])
}
