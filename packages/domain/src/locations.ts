export const LOCATION_KINDS = [
  'address',
  'phone_call',
  'google_meet',
  'microsoft_teams',
  'zoom',
  'custom',
] as const

export type LocationKind = (typeof LOCATION_KINDS)[number]

/** An address, a number to call, or the host's own words. The others make their room themselves. */
export function locationNeedsValue(kind: LocationKind): kind is 'address' | 'phone_call' | 'custom' {
  return kind === 'address' || kind === 'phone_call' || kind === 'custom'
}
