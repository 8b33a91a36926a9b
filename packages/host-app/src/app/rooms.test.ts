import { DASHBOARD_PATHS } from '@scheduling/contract/dashboard'
import { loadHostTranslator } from '@scheduling/messages/host'
import { expect, test } from 'vitest'
import { beginOf, tabsOf } from '../shell/navigation.ts'
import { createWorld } from '../fixtures/world.ts'
import { ROOMS } from './rooms.ts'
import type { Room } from '../shell/room.ts'

const { router } = createWorld()
const addresses = Object.keys(router.routesByPath)
const rooms: readonly Room[] = ROOMS

test('the server knows where every room is, and nothing that is no room', () => {
  expect([...new Set(addresses.map(beginOf))].toSorted()).toEqual([...DASHBOARD_PATHS].toSorted())
})

test('what rooms say of addresses leads to one of them', () => {
  const said = rooms.flatMap(({ navigation, tabs = [], shortcuts = [] }) => [
    ...(navigation ? [navigation.path] : []),
    ...tabs.flatMap(({ of, path }) => [of, path]),
    ...shortcuts.map(({ path }) => path),
  ])
  const lost = said.filter((path) => {
    const [, , found] = router.getMatchedRoutes(path)
    return found === undefined
  })
  expect(lost).toEqual([])
})

test('no two rooms answer to the same keys', () => {
  const keys = rooms.flatMap(({ navigation, shortcuts = [] }) =>
    [navigation?.keys, ...shortcuts.map((shortcut) => shortcut.keys)].filter((one) => one !== undefined),
  )
  expect(new Set(keys).size).toBe(keys.length)
})

test('every tab of the settings says what is on it, but for the lists of what happened and of accounts', async () => {
  const fields = await Promise.all(rooms.flatMap((room) => room.fields?.() ?? []))
  const t = await loadHostTranslator('en')
  const named = fields.flatMap(({ names }) => Object.keys(names(t)))
  const tabs = tabsOf(rooms, '/settings', true).map(({ path }) => path)
  expect(named.toSorted()).toEqual(
    tabs.filter((path) => path !== '/settings/security' && path !== '/settings/accounts').toSorted(),
  )
})

test('tabs of a group stand together', () => {
  const groups = tabsOf(rooms, '/settings', true).map(({ group }) => group)
  expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual([...new Set(groups)])
  expect(groups).not.toContain(undefined)
})
