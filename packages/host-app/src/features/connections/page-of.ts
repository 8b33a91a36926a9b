import type { Connection } from '@scheduling/contract'
import { givesCalendars, providerOf } from '@scheduling/contract/providers'
import { linkOptions } from '@tanstack/react-router'

/** The page of an account. An account without calendars has its own page. */
export function pageOf({ provider }: Pick<Connection, 'provider'>) {
  return givesCalendars(provider)
    ? linkOptions({ to: '/calendar-connections' })
    : linkOptions({ to: '/integrations/$appId', params: { appId: providerOf(provider).apps[0].id } })
}
