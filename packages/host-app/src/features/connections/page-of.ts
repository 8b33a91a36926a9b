import type { Connection } from '@scheduling/contract'
import { givesCalendars, providerOf } from '@scheduling/contract/providers'
import { linkOptions } from '@tanstack/react-router'

/** Where an account is looked after: those without calendars have a page of their own. */
export function pageOf({ provider }: Pick<Connection, 'provider'>) {
  return givesCalendars(provider)
    ? linkOptions({ to: '/calendar-connections' })
    : linkOptions({ to: '/integrations/$appId', params: { appId: providerOf(provider).apps[0].id } })
}
