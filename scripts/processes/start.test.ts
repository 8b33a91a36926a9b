import net from 'node:net'
import { expect, test } from 'vitest'
import { freePortPair } from '../product.ts'
import { isReached, outside, PUBLIC_URL, signInAsDemo, useStarts } from './starts.ts'

const starts = useStarts()

const statusOf = async (address: string) => (await fetch(address)).status

async function reached(port: number): Promise<Record<string, boolean>> {
  const hosts = ['127.0.0.1', '::1', ...(outside ? [outside] : [])]
  return Object.fromEntries(await Promise.all(hosts.map(async (host) => [host, await isReached(host, port)])))
}

const HERE = { '127.0.0.1': true, '::1': true }
const here = outside ? { ...HERE, [outside]: false } : HERE
const everywhere = outside ? { ...HERE, [outside]: true } : HERE

test('the trial is for this machine alone, and production after it knows nothing of it', async () => {
  const trial = await starts.start()
  const port = Number(new URL(trial.origin).port)
  expect(await reached(port)).toEqual(here)
  expect(await reached(port + 1)).toEqual(here)
  expect(await signInAsDemo(trial)).toBe(200)
  for (const place of ['/dev/mailbox', '/admin', '/demo/30min'])
    expect([place, await statusOf(trial.origin + place)]).toEqual([place, 200])
  await starts.stop(trial)

  const real = await starts.start({ PUBLIC_URL })
  expect(await signInAsDemo(real)).toBe(401)
  for (const place of ['/dev/mailbox', '/dev/mailbox.json', '/admin', '/demo/30min'])
    expect([place, await statusOf(real.origin + place)]).toEqual([place, 404])
  expect(await reached(Number(new URL(real.origin).port))).toEqual(here)
  expect(await isReached('127.0.0.1', Number(new URL(real.siteOrigin).port))).toBe(false)
})

test.skipIf(!outside)('HOST opens the port, of a server with a public address', async () => {
  const product = await starts.start({ PUBLIC_URL, HOST: '0.0.0.0' })
  const port = Number(new URL(product.origin).port)
  expect(await reached(port)).toEqual({ ...everywhere, '::1': false })
  expect(await statusOf(`http://${outside}:${port}/healthz`)).toBe(200)
  expect(await statusOf(`http://${outside}:${port}/login`)).toBe(421)
})

test('a port of which another program has only the other address is in use', async () => {
  const port = await freePortPair()
  const other = net.createServer().listen(port, '::1')
  expect(await starts.refusal({ PUBLIC_URL, PORT: String(port) })).toContain(
    `PORT: ${port} is in use by another program; set PORT to a free one.`,
  )
  await new Promise((resolve) => other.close(resolve))
})
