import { expect, test } from 'vitest'
import { api } from './api.ts'
import type { Route } from './route.ts'

const routes = Object.entries<Route>(api)

// These change one thing, whatever it was before.
const WITHOUT = ['PATCH /event-types', 'PATCH /users/passkeys/:id', 'PATCH /video-folders/:id']

test('whatever can be changed in part carries a version', () => {
  const without = routes.filter(([key, { edits }]) => key.startsWith('PATCH ') && edits === undefined)
  expect(without.map(([key]) => key).toSorted()).toEqual(WITHOUT.toSorted())
})

test.each(routes.filter(([, { edits }]) => edits !== undefined))(
  '%s answers as the route does whose version it takes',
  (_, { edits, params, result, errors }) => {
    const read = routes.find(([key]) => key === edits)?.[1]
    expect([read?.params, read?.result]).toEqual([params, result])
    expect(errors).toContain('changed_meanwhile')
  },
)
