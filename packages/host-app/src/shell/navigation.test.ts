import { expect, test } from 'vitest'
import { ROOMS } from '../app/rooms.ts'
import { placeOf, safePath, startPath } from './navigation.ts'

test.each([
  ['from nowhere to the last room', undefined, '/availability', '/availability'],
  ['from signing in to the last room', '/login', '/scheduled-events', '/scheduled-events'],
  ['from another room home', '/availability', '/scheduled-events', '/'],
  ['from nowhere without a last room home', undefined, null, '/'],
  ['to no path that is not a room', undefined, '//elsewhere.example', '/'],
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
])('%s belongs to %s', (path, room) => {
  expect(placeOf(ROOMS, path)).toBe(room)
})
