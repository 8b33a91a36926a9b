import type { ProviderId } from '@scheduling/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
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
  connect: (provider: ProviderId) => void
  isConnecting: boolean
  /** They did not agree at the provider. */
  isRefused: boolean
  error: Error | null
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
  const { mutate, isPending, error, data } = useMutation({
    async mutationFn({
      provider,
      place,
    }: {
      provider: ProviderId
      place: ReturnType<typeof openConsent<Consented>>
    }) {
      try {
        const { url } = await call('POST /client-requests/start', { body: { key, provider } })
        keepKey(window, key)
        const { code } = await place.ask(url)
        if (code === undefined) return 'refused'
        await finish({ provider, code, state: new URL(url).searchParams.get('state') ?? '' })
        return 'connected'
      } catch (refusal) {
        place.close()
        throw refusal
      }
    },
  })
  return {
    // Browsers only open windows during a click.
    connect: (provider) => mutate({ provider, place: openConsent<Consented>(window) }),
    isConnecting: isPending,
    isRefused: data === 'refused',
    error,
  }
}
