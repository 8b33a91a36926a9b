import { expect, test } from 'vitest'
import { api } from './api.ts'
import { ERRORS } from './errors.ts'
import { needsPlan, refusalsOf } from './refusals.ts'

const routes = Object.entries(api)

// Specification of billing, section 4: a 401, or a 403 to a GET, ends the session.
test('no GET answers 403', () => {
  const refused = routes
    .filter(([key]) => key.startsWith('GET '))
    .flatMap(([key, route]) => refusalsOf(key, route).map((code) => `${key} ${ERRORS[code].status} ${code}`))
    .filter((line) => line.includes(' 403 '))
  expect(refused).toEqual([])
})

test.each([
  ['GET /users/aboutme', false],
  ['POST /stripe/subscribe', false],
  ['PATCH /settings/branding', false],
  ['POST /users/delete', false],
  ['GET /export', false],
  ['POST /organization/requests', false],
  ['GET /organization', true],
  ['GET /calendars', true],
  ['GET /event-types', true],
  ['POST /polls', true],
  ['GET /bookings.csv', true],
  // Nobody is signed in there, or not as a host.
  ['GET /manage', false],
  ['POST /bookings', false],
  ['GET /operator/accounts', false],
] as const)('%s needs a plan: %s', (key, needs) => {
  expect(needsPlan(key, api[key])).toBe(needs)
})
