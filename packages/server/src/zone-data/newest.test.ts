import { readFileSync } from 'node:fs'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { DROP_IN, newestZones } from './newest.ts'

const file = createRequire(import.meta.url).resolve('moment-timezone/data/packed/latest.json')
const released = readFileSync(file, 'utf8')
const { version } = JSON.parse(released) as { version: string }
const folder = await mkdtemp(path.join(os.tmpdir(), 'zone-data-'))
const put = (text: string) => writeFile(path.join(folder, DROP_IN), text)
const log = { warn: vi.fn<() => void>() }

beforeEach(() => rm(path.join(folder, DROP_IN), { force: true }))
afterAll(() => rm(folder, { recursive: true }))

test('the package’s where Node is older', async () => {
  expect(await newestZones(folder, log, '2020a')).toMatchObject({ version, data: { version } })
})

test('Node’s own where it is as new, or newer', async () => {
  expect(await newestZones(folder, log, version)).toMatchObject({ version, data: undefined })
  expect(await newestZones(folder, log, '2099a')).toMatchObject({ version: '2099a', data: undefined })
})

test('those in the data folder where they are the newest', async () => {
  await put(released.replace(version, '2098z'))
  expect(await newestZones(folder, log, '2020a')).toMatchObject({ version: '2098z' })
  expect((await newestZones(folder, log, '2099a')).version).toBe('2099a')
})

test('not those in the data folder where they are old', async () => {
  await put(released.replace(version, '2019a'))
  expect((await newestZones(folder, log, '2020a')).version).toBe(version)
})

test.each([
  ['cut short', released.slice(0, 400_000)],
  [
    'with a zone that goes backwards',
    released.replace(/"zones": *\[/, (start) => `${start}"Mars/Base|A B C|0 1 0|012|1 -1|",`),
  ],
])('a file that is %s is named in the log and left alone', async (_, text) => {
  await put(text.replace(version, '2098z'))
  log.warn.mockClear()
  expect((await newestZones(folder, log, '2020a')).version).toBe(version)
  expect(log.warn).toHaveBeenCalledOnce()
})

test('a file without end is not read', async () => {
  await put(released.replace(version, '2098z'))
  await truncate(path.join(folder, DROP_IN), 3_000_000_000)
  log.warn.mockClear()
  expect((await newestZones(folder, log, '2020a')).version).toBe(version)
  expect(log.warn).toHaveBeenCalledOnce()
})
