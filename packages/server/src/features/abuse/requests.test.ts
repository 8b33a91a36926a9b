import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'

const app = await startTestApp()

async function statuses(count: number, ip: string): Promise<Record<string, number>> {
  const all: number[] = []
  for (let sent = 0; sent < count; sent += 50)
    all.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, async () => {
          const response = await fetch(`${app.url}/readyz`, { headers: { 'x-forwarded-for': ip } })
          await response.body?.cancel()
          return response.status
        }),
      )),
    )
  const byStatus = Map.groupBy(all, String)
  return Object.fromEntries([...byStatus].map(([status, list]) => [status, list.length]))
}

test('who asks without end is told when to come back; others, and this machine, are answered', async () => {
  expect(await statuses(1_100, '2001:db8:9::1')).toEqual({ 200: 1_000, 429: 100 })
  const refused = await fetch(`${app.url}/api/v1/slots`, { headers: { 'x-forwarded-for': '2001:db8:9::2' } })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20'])
  expect(await statuses(50, '203.0.113.1')).toEqual({ 200: 50 })
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
  app.clock.advance(1)
  expect(await statuses(50, '2001:db8:9::1')).toEqual({ 200: 50 })
})

test('whoever was refused is not kept out by a clock that is set back', async () => {
  expect(await statuses(1_050, '2001:db8:a::1')).toEqual({ 200: 1_000, 429: 50 })
  app.clock.advance(-60)
  expect(await statuses(50, '2001:db8:a::1')).toEqual({ 200: 50 })
  app.clock.advance(60)
})
