import { expect, test } from 'vitest'
import { ROOMS } from '../app/rooms.ts'
import { reachedRooms } from './reached-rooms.ts'
import { menuPathOf, placeOf, safePath, startPath } from './navigation.ts'

test.each([
  ['from nowhere to the last entry', undefined, '/availability', '/availability'],
  ['from signing in to the last entry', '/login', '/scheduled-events', '/scheduled-events'],
  ['from nowhere to an entry of a menu', undefined, '/invite/rewards', '/invite/rewards'],
  ['from another room home', '/availability', '/scheduled-events', '/'],
  ['from nowhere without a last entry home', undefined, null, '/'],
  ['to no path that is no entry', undefined, '//elsewhere.example', '/'],
])('home leads %s', (_, from, last, path) => {
  expect(startPath(ROOMS, from, last)).toBe(path)
})

test.each([
  ['/scheduled-events?tab=past', '/scheduled-events?tab=past'],
  [undefined, '/'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['/logout', '/'],
  ['/login?next=/login', '/'],
  ['/onboard?next=/onboard', '/'],
  ['/onboard/link', '/onboard/link'],
])('after signing in, %s leads to %s', (wanted, path) => {
  expect(safePath(wanted)).toBe(path)
})

test.each([
  ['/', '/'],
  ['/bookingpage/new', '/'],
  ['/widget', '/'],
  ['/availability/1', '/availability'],
  ['/scheduled-events', '/scheduled-events'],
  ['/integrations/embeds', '/integrations'],
  ['/settings/security', '/settings'],
  ['/calendar-connections/google', '/integrations'],
  ['/demo', undefined],
  ['/organization', '/organization'],
  ['/organization/joined', '/organization'],
  ['/organization/forms', '/'],
])('%s belongs to %s', (path, room) => {
  expect(placeOf(ROOMS, path)).toBe(room)
})

test('the page on which an organization is created belongs to no entry', () => {
  const acting = { role: 'owner', organization: null } as const
  expect(placeOf(reachedRooms(ROOMS, acting), '/organization')).toBeUndefined()
})

test.each([
  ['/', '/'],
  ['/widget', '/'],
  ['/bookingpage/new', '/'],
  ['/availability/1', '/availability'],
  ['/calendar-connections', '/calendar-connections'],
  ['/calendar-connections/google', '/calendar-connections'],
  ['/analytics', '/analytics'],
  ['/integrations/zoom', '/integrations'],
  ['/integrations/embeds', '/integrations/embeds'],
  ['/settings/two-factor', '/settings/two-factor'],
  ['/settings/nothing', '/settings'],
  ['/timeslotpicker/1', '/timeslotpicker'],
  ['/invite/rewards', '/invite/rewards'],
  ['/tutorials/hours/days_off', '/tutorials'],
  ['/upgrade', undefined],
  ['/login', undefined],
])('%s is remembered as %s', (path, entry) => {
  expect(menuPathOf(ROOMS, path)).toBe(entry)
})
