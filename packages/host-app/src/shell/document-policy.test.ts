import { expect, test } from 'vitest'
import { createWorld } from '../fixtures/world.ts'
import { me } from '../features/accounts/fixture.ts'
import { switchDocument, isFor } from './document-policy.ts'

const SOLD = { ...me, server: { ...me.server, sellsPlans: true } }

/** The address that a document leaves for, if it was loaded at `from` and goes to `to`. */
async function crossing(from: string, to: string, who: Partial<typeof me> = {}, preload = false) {
  const { deps, queryClient } = createWorld({ state: { me: { ...SOLD, ...who } } })
  const left: string[] = []
  const document = {
    path: from,
    cameFrom: undefined,
    leaveFor: async (address: string) => void left.push(address),
    reload: () => {},
  }
  const location = new URL(to, 'https://meet.example')
  await switchDocument({
    context: { deps: { ...deps, document }, queryClient },
    location: { href: to, pathname: location.pathname },
    preload,
  })
  return left
}

test.each<[from: string, to: string, isFor: boolean]>([
  ['/settings', '/availability', true],
  ['/settings', '/settings/billing', false],
  ['/settings/billing/', '/upgrade', true],
  ['/upgrade', '/settings', false],
  ['/upgrade/billing', '/upgrade/other', false],
  ['/weezly-connect-upgrade', '/weezly-connect-billing', true],
  ['/upgrade', '/payment-success', true],
  ['/payment-success', '/upgrade', false],
])('a document for %s also shows %s: %s', (from, to, wanted) => {
  expect(isFor(from, to)).toBe(wanted)
})

test('who crosses in either direction gets the other document, at the whole address', async () => {
  expect(await crossing('/', '/upgrade?tier=growth')).toEqual(['/upgrade?tier=growth'])
  expect(await crossing('/upgrade', '/availability?tab=a')).toEqual(['/availability?tab=a'])
  expect(await crossing('/upgrade', '/upgrade/billing')).toEqual([])
})

test('nobody does who only might go there, or where nothing is sold', async () => {
  expect(await crossing('/', '/upgrade', {}, true)).toEqual([])
  expect(await crossing('/', '/upgrade', { server: me.server })).toEqual([])
})

test('who has signed out leaves the document on which cards were typed', async () => {
  const { deps, queryClient } = createWorld({ isSignedIn: false })
  const left: string[] = []
  const document = {
    path: '/upgrade',
    cameFrom: undefined,
    leaveFor: async (address: string) => void left.push(address),
    reload: () => {},
  }
  await switchDocument({
    context: { deps: { ...deps, document }, queryClient },
    location: { href: '/login', pathname: '/login' },
    preload: false,
  })
  expect(left).toEqual(['/login'])
})
