import { expect, test } from 'vitest'
import type { Action, Role } from './roles.ts'
import { ACTIONS, reachOf, ROLES } from './roles.ts'

const allowedTo = (role: Role) =>
  ACTIONS.filter((action) => reachOf({ role, isForOrganization: true }, action) !== 'none')

test.each<[Action, readonly Role[]]>([
  ['session', ROLES],
  ['own_account', []],
  ['take_part', ROLES],
  ['manage_people', ['owner', 'admin']],
  ['ownership', ['owner']],
  ['pay', ['owner']],
  ['settings', ['owner', 'admin']],
  ['api_keys', ROLES],
  ['read_event_types', ROLES],
  ['event_types', ['owner', 'admin']],
  ['meetings', ROLES],
  ['analytics', ['owner', 'admin']],
])('%s of an organization is open to: %j', (action, roles) => {
  expect(ROLES.filter((role) => allowedTo(role).includes(action))).toEqual(roles)
})

test('each role may do all that the one below it may', () => {
  const [owner, admin, member] = ROLES.map(allowedTo) as [Action[], Action[], Action[]]
  expect(owner).toEqual(expect.arrayContaining(admin))
  expect(admin).toEqual(expect.arrayContaining(member))
})

test('members reach their own meetings, admins all of them', () => {
  const reach = ROLES.map((role) => reachOf({ role, isForOrganization: true }, 'meetings'))
  expect(reach).toEqual(['all', 'all', 'own'])
})

test.each(ACTIONS)('people reach everything of their own host: %s', (action) => {
  expect(reachOf({ role: 'owner', isForOrganization: false }, action)).toBe('all')
})
