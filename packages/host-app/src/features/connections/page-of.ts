import type { Connection, ProviderId } from '@scheduling/contract'
import { linkOptions } from '@tanstack/react-router'

const APPS: Partial<Record<ProviderId, string>> = { zoom: 'zoom', teams: 'microsoft_teams' }

/** Where an account is looked after: those of rooms have a page of their own. */
export function pageOf({ provider }: Pick<Connection, 'provider'>) {
  const appId = APPS[provider]
  return appId === undefined
    ? linkOptions({ to: '/calendar-connections' })
    : linkOptions({ to: '/integrations/$appId', params: { appId } })
}
