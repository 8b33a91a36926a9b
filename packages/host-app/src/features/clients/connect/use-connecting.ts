import type { ProviderId } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useLanguage } from '../../../language/language.tsx'
import { guessTimeZone } from '../../../time/guess-time-zone.ts'
import { openConsent } from '../../calendars/consent-window.ts'
import { requestQuery } from '../queries.ts'
import { keepKey } from './kept-key.ts'
import { tellConnected } from './tell-connected.ts'

/** What the window of a provider brings back. No code if somebody refused. */
export interface Consented {
  code?: string | undefined
}

interface Connecting {
  /** Done once the provider asks. */
  connect: (provider: ProviderId) => Promise<void>
  /** They did not agree at the provider. */
  isRefused: boolean
  /** Undefined: nothing went wrong. */
  error: unknown
}

interface Finished {
  provider: ProviderId
  state: string
  code: string
}

/** Sends what the provider answered, and tells the page that opened this one. */
export function useFinish(key: string) {
  const { call } = useDeps()
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  return async (finished: Finished) => {
    const body = { ...finished, key, timeZone: guessTimeZone(), language }
    const request = await call('POST /client-requests/finish', { body })
    queryClient.setQueryData(requestQuery(call, key).queryKey, request)
    tellConnected(window, request.origins)
  }
}

/** The provider asks in a window of its own. On phones, this page goes there and comes back. */
export function useConnecting(key: string): Connecting {
  const { call } = useDeps()
  const finish = useFinish(key)
  const [outcome, setOutcome] = useState<{ isRefused?: true; error?: unknown }>({})

  async function settle(provider: ProviderId, url: string, answer: Promise<Consented>): Promise<void> {
    try {
      const { code } = await answer
      if (code === undefined) setOutcome({ isRefused: true })
      else await finish({ provider, code, state: new URL(url).searchParams.get('state') ?? '' })
    } catch (error) {
      setOutcome({ error })
    }
  }

  async function connect(provider: ProviderId): Promise<void> {
    // Browsers only open windows during a click.
    const place = openConsent<Consented>(window)
    setOutcome({})
    try {
      const { url } = await call('POST /client-requests/start', { body: { key, provider } })
      keepKey(window, key)
      // Nobody waits for this: its window may be closed by hand.
      void settle(provider, url, place.ask(url))
    } catch (error) {
      place.close()
      setOutcome({ error })
    }
  }
  return { connect, isRefused: outcome.isRefused ?? false, error: outcome.error }
}
