import type { Connection, ProviderId } from '@scheduling/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { pageOf } from '../connections/page-of.ts'
import { askedFrom, tellAsker } from './consent-window.ts'
import { CONNECTIONS } from '../connections/queries.ts'
import { CALENDARS } from './queries.ts'

/** The query of the address to which a provider redirects. No code if somebody refused. */
interface Given {
  provider: ProviderId | undefined
  code: string | undefined
  state: string | undefined
}

interface Answer {
  /** Why nothing was connected, as text. */
  refusal: string | undefined
  connected: Connection | undefined
}

/**
 * Sends the provider's answer once. Tells the page that asked, if that is in another window. Otherwise goes back to
 * where it began.
 */
export function useAnswer({ provider, code, state = '' }: Given, page: Window = window): Answer {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toasts = useToasts()
  const t = useText()
  const isSent = useRef(false)
  const isRefused = provider === undefined || code === undefined
  const { mutate, error, data } = useMutation({
    mutationFn: (sent: { provider: ProviderId; code: string }) =>
      call('POST /connections/:provider/finish', {
        params: { provider: sent.provider },
        body: { code: sent.code, state },
      }),
    onSuccess: async (connection) => {
      const { account } = connection
      if (tellAsker(page, { state, outcome: { account } })) return
      toasts.show(t('connections.connected', { account }))
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: CONNECTIONS }),
        queryClient.invalidateQueries({ queryKey: CALENDARS }),
      ])
      const from = askedFrom(page)
      await navigate({ ...(from === undefined ? pageOf(connection) : { to: from }), replace: true })
    },
    onError: (problem) => tellAsker(page, { state, outcome: { refusal: problemText(problem, t) } }),
  })
  useEffect(() => {
    // A code works once, and effects may run twice.
    if (isSent.current) return
    isSent.current = true
    if (isRefused) tellAsker(page, { state, outcome: { refusal: t('connections.refused_text') } })
    else mutate({ provider, code })
  }, [mutate, isRefused, provider, code, state, page, t])
  if (isRefused) return { refusal: t('connections.refused_text'), connected: undefined }
  return { refusal: error ? problemText(error, t) : undefined, connected: data }
}
