/** What a host or an invitee names. Every other location is a room, of a kind that a provider makes. */
export const PLACE_KINDS = ['address', 'phone_call', 'invitee_phone', 'custom'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** Also the id under which invitees whom the host calls say their number; no question of a host has it. */
export const INVITEE_PHONE = 'invitee_phone' satisfies PlaceKind

/** An address, a number to call, or the host's own words. */
export function locationNeedsValue(kind: string): kind is 'address' | 'phone_call' | 'custom' {
  return kind === 'address' || kind === 'phone_call' || kind === 'custom'
}

/** With a link of the host's own, of who makes it, or none. */
export function isRoom<Kind extends string>(kind: Kind): kind is Exclude<Kind, PlaceKind> {
  return !PLACE_KINDS.some((place) => place === kind)
}

/** The address of a room; undefined where there is none, and the host has to send it. */
export function roomUrl(location: { kind: string; url?: string | undefined }): string | undefined {
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
