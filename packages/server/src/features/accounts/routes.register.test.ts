import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import { startTestApp } from '../../testing/app.ts'
import { openAccount } from '../../testing/hosts.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('opens an account that is signed in at once', async () => {
  const { me, api } = await openAccount(app)
  expect(await api.call('GET /users/aboutme')).toEqual(me)
})
