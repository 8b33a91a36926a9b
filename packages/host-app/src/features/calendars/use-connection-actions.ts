import type {
  BusyKind,
  Calendar,
  ChosenCalendar,
  Connection,
  Provider,
  ProviderId,
  WhenUnread,
} from '@scheduling/contract'
import { useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useKeptList } from '../../data/use-kept-list.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { chosenOf, keyOf } from './chosen.ts'
import { openConsent } from './consent-window.ts'
import { CONNECTIONS } from '../connections/queries.ts'
import { CALENDARS, calendarsQuery } from './queries.ts'

type Typed = Partial<Record<Provider['asks'][number], string>>

export interface ConnectionActions {
  /** Lets the provider ask for consent. Call this while handling a click. */
  connect: (provider: ProviderId) => Promise<void>
  /** Connects with typed credentials. Throws the reason if they are refused. */
  open: (provider: ProviderId, typed: Typed) => Promise<void>
  disconnect: (connection: Connection) => Promise<void>
  /** Saves the choice for all calendars. */
  choose: (calendars: Calendar[]) => Promise<void>
  chooseUnread: (calendar: Calendar, whenUnread: WhenUnread) => Promise<void>
  chooseCounted: (calendar: Calendar, counted: BusyKind[]) => Promise<void>
}

export function useConnectionActions(page: Window = window): ConnectionActions {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const kept = useKeptList(calendarsQuery)
  const toasts = useToasts()
  const t = useText()
  return useMemo(() => {
    const { attempt, optimistically, now } = kept
    const askAgain = async () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: CONNECTIONS }),
        queryClient.invalidateQueries({ queryKey: CALENDARS }),
      ])
    const change = async (
      changed: Calendar,
      to: Partial<Calendar>,
      send: (place: ChosenCalendar) => Promise<unknown>,
    ) => {
      const put = (chosen: Partial<Calendar>) => (list: Calendar[]) =>
        list.map((calendar) => (keyOf(calendar) === keyOf(changed) ? { ...calendar, ...chosen } : calendar))
      const { connectionId, id } = changed
      const isDone = await optimistically({
        there: put(to),
        back: put(changed),
        send: () => send({ connectionId, id }),
      })
      if (isDone) toasts.show(t('connections.saved'))
    }
    return {
      async connect(provider) {
        const place = openConsent(page)
        const started = await attempt(() =>
          call('POST /connections/:provider/start', { params: { provider } }),
        )
        if (!started) return place.close()
        const outcome = await place.ask(started.url)
        if ('refusal' in outcome) return void toasts.show(outcome.refusal)
        await askAgain()
        toasts.show(t('connections.connected', outcome))
      },
      async open(provider, typed) {
        const { account } = await call('POST /connections/:provider/open', {
          params: { provider },
          body: typed,
        })
        await askAgain()
        toasts.show(t('connections.connected', { account }))
      },
      async disconnect({ id, account }) {
        await attempt(async () => {
          await call('DELETE /connections/:id', { params: { id } })
          await askAgain()
          toasts.show(t('connections.disconnected', { account }))
        })
      },
      chooseUnread: async (changed, whenUnread) =>
        change(changed, { whenUnread }, (place) =>
          call('PUT /calendars/unread', { body: { ...place, whenUnread } }),
        ),
      chooseCounted: async (changed, counted) =>
        change(changed, { counted }, (place) =>
          call('PUT /calendars/counted', { body: { ...place, counted } }),
        ),
      async choose(calendars) {
        const before = [...now()]
        const isDone = await optimistically({
          there: () => calendars,
          back: () => before,
          send: () => call('PUT /calendars', { body: chosenOf(calendars) }),
        })
        if (isDone) toasts.show(t('connections.saved'))
      },
    }
  }, [call, queryClient, kept, toasts, t, page])
}
