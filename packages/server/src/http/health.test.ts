import { expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { openAccount } from '../testing/hosts.ts'

const app = await startTestApp()

test('says that it lives, by which time zones, and that it can work', async () => {
  const [live, ready] = await Promise.all([fetch(`${app.url}/healthz`), fetch(`${app.url}/readyz`)])
  const timeZones = expect.stringMatching(/^\d{4}[a-z]$/) as string
  expect([live.status, await live.json()]).toEqual([200, { status: 'ok', timeZones }])
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok' }])
})

test('counts answers by route pattern, never by address', async () => {
  const { me } = await openAccount(app)
  await app.visitor.call('GET /owners/:owner', { params: { owner: me.link } })
  const text = await (await fetch(`${app.url}/metrics`)).text()
  expect(text).toContain('method="GET",route="/api/v1/owners/:owner",status="200"')
  expect(text).not.toContain(me.link)
})

test.each(['x-forwarded-for', 'forwarded'])(
  'has no metrics for who comes through a proxy: %s',
  async (name) => {
    const response = await fetch(`${app.url}/metrics`, { headers: { [name]: '127.0.0.1' } })
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'route_not_found' }])
  },
)

test('lives on but is not ready while the database is away', async () => {
  const { pool } = app.context
  const query = pool.query.bind(pool)
  const gone = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  Object.assign(pool, { query: () => Promise.reject(gone) })
  const [live, ready] = await Promise.all([fetch(`${app.url}/healthz`), fetch(`${app.url}/readyz`)])
  Object.assign(pool, { query })
  expect(live.status).toBe(200)
  expect(ready.status).toBe(503)
  expect(ready.headers.get('retry-after')).toBe('2')
  expect(await ready.json()).toMatchObject({ code: 'unavailable' })
})
