import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { CALENDARS, CONNECTIONS } from './queries.ts'

interface Given {
  code: string
  state: string
}

/** Sends what a provider answered, once, and leads on. Answers why it was not taken. */
export function useAnswer({ code, state }: Partial<Given>): Error | null {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toasts = useToasts()
  const t = useText()
  const isSent = useRef(false)
  const { mutate, error } = useMutation({
    mutationFn: (given: Given) =>
      call('POST /connections/:provider/finish', { params: { provider: 'google' }, body: given }),
    onSuccess: async ({ account }) => {
      toasts.show(t('connections.connected', { account }))
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: CONNECTIONS }),
        queryClient.invalidateQueries({ queryKey: CALENDARS }),
      ])
      await navigate({ to: '/calendar-connections', replace: true })
    },
  })
  useEffect(() => {
    // It works once, and effects may run twice.
    if (isSent.current || code === undefined || state === undefined) return
    isSent.current = true
    mutate({ code, state })
  }, [mutate, code, state])
  return error
}
