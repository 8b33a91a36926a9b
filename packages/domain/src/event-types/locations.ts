/**
 * Locations that a host or an invitee enters. Every other location is a room, of a kind that a provider creates.
 */
export const PLACE_KINDS = ['address', 'phone_call', 'invitee_phone', 'custom'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/**
 * Also the id of the answer in which invitees give the number that the host calls. No question of a host has this
 * id.
 */
export const INVITEE_PHONE = 'invitee_phone' satisfies PlaceKind

/** These need a value: an address, a number to call, or the host's own words. */
export function locationNeedsValue(kind: string): kind is 'address' | 'phone_call' | 'custom' {
  return kind === 'address' || kind === 'phone_call' || kind === 'custom'
}

/** A room has the host's own link, a provider's link, or none. */
export function isRoom<Kind extends string>(kind: Kind): kind is Exclude<Kind, PlaceKind> {
  return !PLACE_KINDS.some((place) => place === kind)
}

/** The address of a room; undefined if there is none and the host has to send it. */
export function roomUrl(location: { kind: string; url?: string | undefined }): string | undefined {
  return isRoom(location.kind) ? location.url : undefined
}

/** A link that dials a number as people write it; undefined if the text has too few digits. */
export function dialUrl(number: string): string | undefined {
  const dialled = number.replace(/[^\d+]/g, '')
  return dialled.length > 3 ? `tel:${dialled}` : undefined
}

/** The link, if the host's own words are a link and nothing else. */
export function linkIn(words: string): string | undefined {
  return /^https?:\/\/[^\s/]\S*$/.test(words) ? words : undefined
}
