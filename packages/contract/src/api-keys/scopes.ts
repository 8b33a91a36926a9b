/** What API keys may read or write, with the paths of its routes. No other path is open to keys. */
export const KEY_AREAS = {
  analytics: ['/analytics'],
  availability: ['/availability', '/days-off'],
  bookings: ['/bookings', '/booking-approvals'],
  calendars: ['/calendars', '/busy'],
  campaigns: ['/campaigns'],
  clients: ['/clients'],
  embeds: ['/embeds'],
  event_types: ['/event-types'],
  integrations: ['/integrations', '/crms', '/outreach'],
  one_offs: ['/one-offs', '/times-blocks'],
  // Not its members' roles, its ownership and its end: only people decide those.
  organization: [
    '/organization/event-types',
    '/organization/schedules',
    '/organization/shared-settings',
    '/organization/team-gaps',
  ],
  polls: ['/polls'],
  routing: ['/routing-forms'],
  settings: ['/settings', '/domain'],
  videos: ['/videos', '/video-folders'],
  webhooks: ['/webhooks', '/hooks'],
} as const

export type KeyArea = keyof typeof KEY_AREAS
export type Scope = `${KeyArea}:${'read' | 'write'}`

export const SCOPES = /* @__PURE__ */ (Object.keys(KEY_AREAS) as KeyArea[]).flatMap((area) => [
  `${area}:read` as const,
  `${area}:write` as const,
])

/** Tells any key whose it is, so that programs can try it. */
const OF_ANY_KEY = 'GET /users/aboutme'

const SINGLE: Readonly<Record<string, Scope>> = {
  // Programs find the ids of connected CRMs and outreach tools here; they neither connect nor disconnect accounts.
  'GET /connections': 'integrations:read',
  'GET /organization': 'organization:read',
}

/** The scope that an API key needs for a route, named as in the contract. `any`: none. Undefined: no key may call it. */
export function scopeOf(key: string): Scope | 'any' | undefined {
  if (key === OF_ANY_KEY) return 'any'
  if (Object.hasOwn(SINGLE, key)) return SINGLE[key]
  const [method, path = ''] = key.split(' ')
  const areas = Object.entries(KEY_AREAS) as [KeyArea, readonly string[]][]
  const area = areas.find(([, starts]) =>
    starts.some((start) => path === start || ['/', '.'].some((next) => path.startsWith(start + next))),
  )?.[0]
  return area && `${area}:${method === 'GET' ? 'read' : 'write'}`
}

/** Whether a key with these scopes may call a route. Whoever may write may read, too. */
export function isOpenToKey(scopes: readonly Scope[], key: string): boolean {
  const needed = scopeOf(key)
  if (needed === undefined || needed === 'any') return needed === 'any'
  return scopes.includes(needed) || scopes.includes(needed.replace(':read', ':write') as Scope)
}

/** How a key is refused that may not call a route with this method. Like roles: no GET answers 403. */
export function keyRefusalOf(method: string): 'not_shown_to_key' | 'key_not_allowed' {
  return method === 'GET' ? 'not_shown_to_key' : 'key_not_allowed'
}
