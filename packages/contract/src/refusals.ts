import { keyRefusalOf, scopeOf } from './api-keys/scopes.ts'
import { BODY_ERRORS } from './errors.ts'
import type { ErrorCode } from './errors.ts'
import type { HostAuth } from './auth.ts'
import type { Route } from './route.ts'

/**
 * Prefixes of routes that stay open to an account of the type `basic`: those that its screens need (upgrade,
 * payment success and settings: specification of billing, section 6), and the request for a larger plan.
 */
const OPEN_TO_BASIC = [
  '/users',
  '/settings',
  '/stripe',
  '/domain',
  '/export',
  '/retention',
  '/account-activity',
  '/feedback',
  '/organization/requests',
]

/** Whether a route, named as in the contract, answers `upgrade_required` to an account of the type `basic`. */
export function needsPlan(key: string, { auth }: Pick<Route, 'auth'>): boolean {
  const path = key.slice(key.indexOf(' ') + 1)
  const isOpen = OPEN_TO_BASIC.some((open) => path === open || path.startsWith(`${open}/`))
  return isForHosts(auth) && !isOpen
}

function isForHosts(auth: Route['auth']): auth is HostAuth {
  return auth === 'host' || auth === 'verified'
}

/** How a role is refused that may not call a route with this method. A 403 to a GET would end the session. */
export function roleRefusalOf(method: string): 'not_shown_to_role' | 'role_not_allowed' {
  return method === 'GET' ? 'not_shown_to_role' : 'role_not_allowed'
}

/** Every code that a route, named as in the contract, may answer with, except `GENERAL_ERRORS`. */
export function refusalsOf(key: string, route: Route): readonly ErrorCode[] {
  const method = key.slice(0, key.indexOf(' '))
  return [
    ...route.errors,
    ...(isForHosts(route.auth) ? [roleRefusalOf(method), keyRefusalOf(method)] : []),
    ...(isForHosts(route.auth) && scopeOf(key) !== undefined ? (['rate_limited'] as const) : []),
    ...(needsPlan(key, route) ? (['upgrade_required'] as const) : []),
    ...(key.startsWith('GET ') ? [] : BODY_ERRORS),
  ]
}
