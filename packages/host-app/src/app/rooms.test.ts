import { DASHBOARD_PATHS } from '@scheduling/contract/dashboard'
import { expect, test } from 'vitest'
import { beginOf } from '../shell/navigation.ts'
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
