import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()

async function hostWithThree() {
  const host = await openAccount(app)
  const events = [
    await addEvent(host, { slug: 'aaa' }),
    await addEvent(host, { slug: 'bbb' }),
    await addEvent(host, { slug: 'ccc' }),
  ]
  return { host, ids: events.map(({ id }) => id) as [string, string, string] }
}

async function slugs(host: TestHost): Promise<string[]> {
  const { eventTypes } = await host.api.call('GET /event-types')
  return eventTypes.map(({ slug }) => slug)
}

test('puts them into the given order, for visitors too; is safe to repeat', async () => {
  const { host, ids } = await hostWithThree()
  const [a, b, c] = ids
  for (let time = 0; time < 2; time++) {
    await host.api.call('PUT /event-types/order', { body: { ids: [b, c, a] } })
    expect(await slugs(host)).toEqual(['bbb', 'ccc', 'aaa'])
  }
  const list = await app.visitor.call('GET /owners/:owner', { params: { owner: host.me.link } })
  expect(list.events.map(({ slug }) => slug)).toEqual(['bbb', 'ccc', 'aaa'])
})

test('those not named follow in their old order; one named twice counts once', async () => {
  const { host, ids } = await hostWithThree()
  await host.api.call('PUT /event-types/order', { body: { ids: [ids[1], ids[1]] } })
  expect(await slugs(host)).toEqual(['bbb', 'ccc', 'aaa'])
})

test('a new one still stands at the front', async () => {
  const { host, ids } = await hostWithThree()
  await host.api.call('PUT /event-types/order', { body: { ids } })
  await addEvent(host, { slug: 'ddd' })
  expect(await slugs(host)).toEqual(['ddd', 'aaa', 'bbb', 'ccc'])
})

test("404 for another host's event type, and nothing moves", async () => {
  const { host, ids } = await hostWithThree()
  const { ids: foreign } = await hostWithThree()
  const problem = await host.api.refusal('PUT /event-types/order', { body: { ids: [ids[0], foreign[0]] } })
  expect(problem.code).toBe('event_type_not_found')
  expect(await slugs(host)).toEqual(['ccc', 'bbb', 'aaa'])
})

test('422 for what is no id', async () => {
  const { host } = await hostWithThree()
  const problem = await host.api.refusal('PUT /event-types/order', { body: { ids: ['first'] } })
  expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ path: 'ids[0]' }] })
})
