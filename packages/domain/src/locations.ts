export const LOCATION_KINDS = [
  'address',
  'phone_call',
  'invitee_phone',
  'google_meet',
  'microsoft_teams',
  'zoom',
  'custom',
] as const

export type LocationKind = (typeof LOCATION_KINDS)[number]

/** Also the id under which invitees whom the host calls say their number; no question of a host has it. */
export const INVITEE_PHONE = 'invitee_phone' satisfies LocationKind

/** An address, a number to call, or the host's own words. */
export function locationNeedsValue(kind: LocationKind): kind is 'address' | 'phone_call' | 'custom' {
  return kind === 'address' || kind === 'phone_call' || kind === 'custom'
}

/** With a link of the host's own, of who makes it, or none. */
export type RoomKind = Extract<LocationKind, 'google_meet' | 'microsoft_teams' | 'zoom'>

export function isRoom(kind: LocationKind): kind is RoomKind {
  return kind === 'google_meet' || kind === 'microsoft_teams' || kind === 'zoom'
}

/** The address of a room; undefined where there is none, and the host has to send it. */
export function roomUrl(location: { kind: LocationKind; url?: string | undefined }): string | undefined {
  return isRoom(location.kind) ? location.url : undefined
}

/** Dials a number as people write it; undefined where too few digits stand in it to be one. */
export function dialUrl(number: string): string | undefined {
  const dialled = number.replace(/[^\d+]/g, '')
  return dialled.length > 3 ? `tel:${dialled}` : undefined
}

/** Where the host's own words are a link and nothing else. */
export function linkIn(words: string): string | undefined {
  return /^https?:\/\/[^\s/]\S*$/.test(words) ? words : undefined
}
