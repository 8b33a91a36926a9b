import type { PlaceKind } from '@scheduling/domain'
import type { ProviderApp, ProviderDescription } from './description.ts'
import { caldav } from './caldav.ts'
import { exchange } from './exchange.ts'
import { google, googleMeet } from './google.ts'
import { heyreach } from './heyreach.ts'
import { hubspot } from './hubspot.ts'
import { ics } from './ics.ts'
import { instantly } from './instantly.ts'
import { lagrowthmachine } from './lagrowthmachine.ts'
import { microsoft, microsoftTeams, teams } from './microsoft.ts'
import { pipedrive } from './pipedrive.ts'
import { zoom, zoomRoom } from './zoom.ts'

/** Every provider, in the order of the integrations. */
export const PROVIDERS = [
  zoom,
  google,
  microsoft,
  teams,
  exchange,
  caldav,
  ics,
  heyreach,
  lagrowthmachine,
  instantly,
  hubspot,
  pipedrive,
] as const
export type ProviderId = (typeof PROVIDERS)[number]['id']
/** Those whose accounts are opened with what their owners type. */
type TypedProviderId = Extract<(typeof PROVIDERS)[number], { asks: readonly [unknown, ...unknown[]] }>['id']
export type ProviderAppId = (typeof PROVIDERS)[number]['apps'][number]['id']

export const PROVIDER_IDS = /* @__PURE__ */ PROVIDERS.map(({ id }) => id)

export function providerOf<Id extends ProviderId>(id: Id): Extract<(typeof PROVIDERS)[number], { id: Id }> {
  return PROVIDERS.find((provider) => provider.id === id) as Extract<(typeof PROVIDERS)[number], { id: Id }>
}

export function isTyped(id: ProviderId): id is TypedProviderId {
  return providerOf(id).asks.length > 0
}

export function asksAccountPassword(id: ProviderId): boolean {
  const description: ProviderDescription = providerOf(id)
  return description.asksAccountPassword ?? false
}

/** The provider whose account an app uses. */
export function providerOfApp(appId: ProviderAppId): { provider: ProviderId; app: ProviderApp } {
  for (const { id, apps } of PROVIDERS)
    for (const app of apps) if (app.id === appId) return { provider: id, app }
  throw new Error(`No provider has the app "${appId}"`)
}

export function givesCalendars(id: ProviderId): boolean {
  const { gives }: ProviderDescription = providerOf(id)
  return gives.includes('calendars')
}

/** The page of an account. An account without calendars has the page of its app. */
export function connectionPath(id: ProviderId): string {
  return givesCalendars(id) ? '/calendar-connections' : `/integrations/${providerOf(id).apps[0].id}`
}

export function isReadOnly(id: ProviderId): boolean {
  const description: ProviderDescription = providerOf(id)
  return description.isReadOnly ?? false
}

/** Every kind of room, the most common first. */
const ROOMS = [googleMeet, microsoftTeams, zoomRoom] as const
export type RoomKind = (typeof ROOMS)[number]['kind']

export const ROOM_KINDS = /* @__PURE__ */ ROOMS.map(({ kind }) => kind)

/** Every kind of location. */
export type LocationKind = PlaceKind | RoomKind

/** Names by kind; the makers' own, the same in every language. */
export const ROOM_NAMES: Readonly<Record<RoomKind, string>> = {
  [googleMeet.kind]: googleMeet.name,
  [microsoftTeams.kind]: microsoftTeams.name,
  [zoomRoom.kind]: zoomRoom.name,
}
