import type { Connection, ProviderId } from '@scheduling/contract'
import { linkOptions } from '@tanstack/react-router'
import { APP_OF } from './app-of.ts'

const OF_ROOMS: readonly ProviderId[] = ['zoom', 'teams']

/** Where an account is looked after: those of rooms have a page of their own. */
export function pageOf({ provider }: Pick<Connection, 'provider'>) {
  return OF_ROOMS.includes(provider)
    ? linkOptions({ to: '/integrations/$appId', params: { appId: APP_OF[provider] } })
    : linkOptions({ to: '/calendar-connections' })
}
