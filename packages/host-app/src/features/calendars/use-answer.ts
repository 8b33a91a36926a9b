import type { ProviderId } from '@scheduling/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { pageOf } from '../connections/page-of.ts'
import { CALENDARS, CONNECTIONS } from './queries.ts'

interface Given {
  provider: ProviderId
  code: string
  state: string
}

/** Sends what a provider answered, once, and leads on. Answers why it was not taken. */
export function useAnswer({ provider, code, state }: Partial<Given>): Error | null {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toasts = useToasts()
  const t = useText()
  const isSent = useRef(false)
  const { mutate, error } = useMutation({
    mutationFn: ({ provider: by, ...body }: Given) =>
      call('POST /connections/:provider/finish', { params: { provider: by }, body }),
    onSuccess: async ({ account, provider: by }) => {
      toasts.show(t('connections.connected', { account }))
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: CONNECTIONS }),
        queryClient.invalidateQueries({ queryKey: CALENDARS }),
      ])
      await navigate({ ...pageOf({ provider: by }), replace: true })
    },
  })
  useEffect(() => {
    // It works once, and effects may run twice.
    if (isSent.current || provider === undefined || code === undefined || state === undefined) return
    isSent.current = true
    mutate({ provider, code, state })
  }, [mutate, provider, code, state])
  return error
}
