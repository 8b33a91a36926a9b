import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startSite } from '../../testing/stand-ins/site.ts'
import { pinnedRequest } from './pinned-request.ts'

const site = await startSite('127.0.0.3', (_request, response) => response.end('the page'))
const GET = { method: 'GET', headers: {} } as const
const { signal } = new AbortController()

test('a name is asked where it was found', async () => {
  const url = new URL(`http://site.example:${site.port}/`)
  const { body, close } = await pinnedRequest(url, [{ address: '127.0.0.3', family: 4 }], GET, signal)
  expect(await text(body)).toBe('the page')
  close()
})

test('a connection that leads elsewhere than was checked sends nothing', async () => {
  // A numeric address needs no lookup, so only the connection itself can check it.
  const url = new URL(`http://127.0.0.3:${site.port}/elsewhere`)
  const answer = pinnedRequest(url, [{ address: '127.0.0.2', family: 4 }], GET, signal)
  await expect(answer).rejects.toThrow('Connected to 127.0.0.3, expected 127.0.0.2')
  expect(site.asked).not.toContain('/elsewhere')
})
