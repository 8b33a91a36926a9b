import pino from 'pino'
import { expect, test } from 'vitest'
import type { Tools } from './attempt.ts'
import { openFetcher } from './fetcher.ts'

const nothing = async () => {}

test('after a host had no room, only the queues that skipped it are looked at again', async () => {
  const looks: string[] = []
  const full = new Set<string>()
  const boss = { fetch: async (name: string) => (looks.push(name), []) }
  const fetcher = openFetcher(
    { name: 'lane', atOnce: 4, perHost: 2 },
    { boss, log: pino({ enabled: false }) } as unknown as Tools,
    {
      slots: { room: () => 4, full: () => [...full], isFull: (host) => full.has(host) },
      ending: new AbortController().signal,
      enter: () => {},
    },
  )
  for (const name of ['looked at', 'announced', 'quiet']) fetcher.add({ name, retry: 'steady', run: nothing })
  await fetcher.fill()
  await expect.poll(() => looks).toHaveLength(3)

  full.add('host')
  fetcher.mark('looked at')
  fetcher.rememberFullHost('announced', 'host')
  await expect.poll(() => looks).toHaveLength(4)
  full.delete('host')
  fetcher.free('host')
  await fetcher.fill()
  await expect
    .poll(() => looks.slice(4).toSorted((a, b) => a.localeCompare(b)))
    .toEqual(['announced', 'looked at'])
})
