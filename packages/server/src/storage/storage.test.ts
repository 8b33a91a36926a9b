import { startS3 } from '@scheduling/sandbox/s3'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { diskStorage } from './disk.ts'
import { s3Storage } from './s3.ts'
import type { Files } from './files.ts'

const folder = await mkdtemp(path.join(os.tmpdir(), 'scheduling-files-'))
// The secret contains characters that must be encoded in a URL. Two names per page, so that lists have several
// pages.
const signer = { accessKeyId: 'KEY', secretAccessKey: 'se/cr+et', region: 'eu-central-1' }
const s3 = await startS3({ ...signer, bucket: 'files', pageMax: 2 })
const s3Address = (secret: string, query = '?region=eu-central-1') =>
  `${s3.url.replace('//', `//KEY:${encodeURIComponent(secret)}@`)}/files${query}`
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const STORAGES: [string, Files][] = [
  ['a folder', diskStorage(folder)],
  ['S3', s3Storage(s3Address('se/cr+et'))],
]

// A service of your own, such as `http://KEY:SECRET@127.0.0.1:9000/BUCKET`, whose bucket may be written to.
const { STORAGE_TEST_URL: ofYours } = process.env
if (ofYours !== undefined) STORAGES.push(['an S3 service of yours', s3Storage(ofYours)])

async function namesIn(storage: Files, prefix: string): Promise<string[]> {
  const names: string[] = []
  for await (const name of storage.list(prefix)) names.push(name)
  return names.toSorted()
}

describe.each(STORAGES)('in %s', (_, storage) => {
  test('what was put is there until something else is, or nothing', async () => {
    expect(await storage.get('a/one.png')).toBeUndefined()
    for (let turn = 0; turn < 2; turn++) await storage.put('a/one.png', Buffer.from([0, 1, 255]))
    expect(await storage.get('a/one.png')).toEqual(Buffer.from([0, 1, 255]))
    await storage.put('a/one.png', Buffer.alloc(0))
    expect(await storage.get('a/one.png')).toEqual(Buffer.alloc(0))
    for (let turn = 0; turn < 2; turn++) await storage.delete('a/one.png')
    expect(await storage.get('a/one.png')).toBeUndefined()
  })

  test('names are listed by how they begin, however many there are', async () => {
    const names = ['b/1/x', 'b/1/y', 'b/2/x', 'b/2/y', 'b/3/z']
    for (const name of names) await storage.put(name, Buffer.from(name))
    expect(await namesIn(storage, 'b/')).toEqual(names)
    expect(await namesIn(storage, 'b/2')).toEqual(['b/2/x', 'b/2/y'])
    expect(await namesIn(storage, 'nothing/')).toEqual([])
  })

  test('a large file goes there from this machine, and is read in parts', async () => {
    const place = path.join(folder, 'large')
    await writeFile(place, 'abcdefghij')
    for (let turn = 0; turn < 2; turn++) await storage.putFile('a/large.mp4', place)
    const open = await storage.open('a/large.mp4')
    expect(open?.bytes).toBe(10)
    expect(await text((await open?.read({ first: 2, last: 4 })) ?? Readable.from([]))).toBe('cde')
    expect(await text((await open?.read()) ?? Readable.from([]))).toBe('abcdefghij')
    expect(await storage.open('a/none.mp4')).toBeUndefined()
  })

  test.runIf(storage.directAddress)(
    'a signed address gives parts of a file, and nothing once it is changed',
    async () => {
      await storage.put('a/signed.mp4', Buffer.from('abcdefghij'))
      await storage.put('a/other.mp4', Buffer.from('klmnopqrst'))
      const address = (await storage.directAddress?.('a/signed.mp4', 60)) ?? ''
      const part = await fetch(address, { headers: { range: 'bytes=2-4' } })
      expect([part.status, await part.text()]).toEqual([206, 'cde'])
      expect(await (await fetch(address)).text()).toBe('abcdefghij')
      const changes = [
        address.replace('signed.mp4', 'other.mp4'),
        address.replace('Expires=60', 'Expires=600'),
      ]
      for (const changed of changes) expect((await fetch(changed)).status).toBe(403)
      expect((await fetch(address, { method: 'DELETE' })).status).toBe(403)
      expect(await storage.get('a/signed.mp4')).toEqual(Buffer.from('abcdefghij'))
    },
  )

  test.each(['../secret', 'a/../../secret', '/etc/passwd', 'a//b', '.hidden', 'a/.hidden', 'A', 'a b', ''])(
    '"%s" is no name',
    async (name) => {
      await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow('is no name of a file')
      await expect(storage.get(name)).rejects.toThrow('is no name of a file')
      await expect(storage.open(name)).rejects.toThrow('is no name of a file')
      await expect(storage.delete(name)).rejects.toThrow('is no name of a file')
    },
  )
})

test('a file that cannot be written leaves nothing behind', async () => {
  const storage = diskStorage(folder)
  await storage.put('c/full/x', Buffer.from('x'))
  await expect(storage.put('c/full', Buffer.from('y'))).rejects.toThrow('EISDIR')
  expect(await readdir(path.join(folder, 'c'))).toEqual(['full'])
})

test.each([
  ['another secret', s3Address('wrong'), 'SignatureDoesNotMatch'],
  ['another region', s3Address('se/cr+et', ''), 'AuthorizationHeaderMalformed'],
  ['another bucket', s3Address('se/cr+et').replace('/files', '/others'), 'NoSuchBucket'],
])('with %s the service refuses, which is not the same as a missing file', async (_, address, code) => {
  const storage = s3Storage(address)
  await expect(storage.put('a/x', Buffer.from('x'))).rejects.toThrow(code)
  await expect(storage.get('a/x')).rejects.toThrow(code)
  await expect(namesIn(storage, 'a/')).rejects.toThrow(code)
})
