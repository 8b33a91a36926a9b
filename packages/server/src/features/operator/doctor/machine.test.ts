import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startS3 } from '@scheduling/sandbox/s3'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { checkedServer, firstFinding, problemsFound, startTimeServer } from '../testing/checked-server.ts'
import { clockCheck } from './clock.ts'
import { diskCheck, diskFindings, storageCheck, zonesCheck } from './machine.ts'

const app = await startTestApp()
const folder = await mkdtemp(path.join(tmpdir(), 'doctor-'))
const s3 = await startS3({
  accessKeyId: 'KEY',
  secretAccessKey: 'the-secret',
  region: 'eu-central-1',
  bucket: 'files',
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

test.each([
  [2_000_000_000, []],
  [1_999_999_999, ['warning']],
  [250_000_000, ['warning']],
  [249_999_999, ['error']],
])('a disk with %d bytes left: %o', (free, severities) => {
  expect(diskFindings(free).map(({ severity }) => severity)).toEqual(severities)
})

test('finds a folder that cannot be written, and leaves nothing in one that can', async () => {
  await mkdir(path.join(folder, 'files'))
  expect(await problemsFound(storageCheck, checkedServer(app, { dataDir: folder }))).toEqual([])
  expect(await readdir(path.join(folder, 'files'))).toEqual([])
  await mkdir(path.join(folder, 'broken'))
  await writeFile(path.join(folder, 'broken/files'), '')
  const broken = checkedServer(app, { dataDir: path.join(folder, 'broken') })
  expect(await problemsFound(storageCheck, broken)).toEqual([
    ['error', 'Pictures and videos cannot be stored.'],
  ])
})

test('makes no folder for a server that has never started', async () => {
  const dataDir = path.join(folder, 'absent')
  for (const check of [diskCheck, storageCheck])
    expect(await check.run(checkedServer(app, { dataDir }))).toBeUndefined()
  expect(await readdir(folder)).not.toContain('absent')
})

const bucket = (secret: string) =>
  checkedServer(app, {
    storageUrl: `${s3.url.replace('//', `//KEY:${secret}@`)}/files?region=eu-central-1`,
  })

test('finds a bucket that refuses the key', async () => {
  expect(await problemsFound(storageCheck, bucket('the-secret'))).toEqual([])
  expect(await problemsFound(storageCheck, bucket('another-one'))).toEqual([
    ['error', 'Pictures and videos cannot be stored.'],
  ])
})

test('finds a wrong clock', async () => {
  let ahead = 0
  const timeServer = await startTimeServer(() => ahead)
  const here = { ...checkedServer(app), now: () => Date.now(), timeServer }
  expect(await problemsFound(clockCheck, here)).toEqual([])
  ahead = -5_000
  const fast = await firstFinding(clockCheck, here)
  expect(fast).toMatchObject({
    severity: 'warning',
    evidence: expect.stringMatching(/it is 5\.\d s fast/) as string,
  })
  ahead = 60_000
  const slow = await firstFinding(clockCheck, here)
  expect(slow).toMatchObject({
    severity: 'error',
    evidence: expect.stringMatching(/(59|60)\.\d s slow/) as string,
  })
})

test('finds a clock that differs from that of a database elsewhere', async () => {
  const timeServer = await startTimeServer(() => 0)
  const elsewhere = { ...checkedServer(app), timeServer, now: () => Date.now() + 60_000 }
  expect(await problemsFound(clockCheck, elsewhere)).toHaveLength(2)
})

test('says so where no time server answers', async () => {
  const config = { ...checkedServer(app).config, databaseUrl: undefined }
  const alone = { ...checkedServer(app), config }
  expect(await problemsFound(clockCheck, alone)).toEqual([
    ['note', 'The clock could not be compared with the internet’s time.'],
  ])
})

test('finds time zones that nobody has updated for more than a year', async () => {
  expect(await problemsFound(zonesCheck, checkedServer(app))).toEqual([])
  const later = { ...checkedServer(app), now: () => Date.parse('2030-01-01T00:00:00Z') }
  expect(await problemsFound(zonesCheck, later)).toEqual([['warning', 'The time zone data is old.']])
})
