import type { Connection } from '@scheduling/contract'
import { linkOptions } from '@tanstack/react-router'

/** Where an account is looked after: rooms have a page of their own. */
export function pageOf({ provider }: Pick<Connection, 'provider'>) {
  return provider === 'zoom'
    ? linkOptions({ to: '/integrations/$appId', params: { appId: 'zoom' } })
    : linkOptions({ to: '/calendar-connections' })
}
