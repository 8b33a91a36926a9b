import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from './folder.ts'

const root = await mkdtemp(path.join(os.tmpdir(), 'scheduling-folder-'))
afterAll(() => rm(root, { recursive: true, force: true }))

test('makes what is missing, says what that was, and is safe to repeat', async () => {
  const folder = path.join(root, 'a', 'b')
  expect(await makeFolder(folder)).toEqual([path.join(root, 'a'), folder])
  expect(await makeFolder(folder)).toEqual([])
})

test('refuses where a file stands', async () => {
  const file = path.join(root, 'file')
  await writeFile(file, '')
  await expect(makeFolder(file)).rejects.toMatchObject({ code: 'EEXIST' })
  await expect(makeFolder(path.join(file, 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' })
})

test(
  'refuses where the system lets nobody make any, and comes back',
  { skip: process.platform !== 'linux' },
  async () => {
    await expect(makeFolder('/proc/scheduling/data')).rejects.toMatchObject({ syscall: 'mkdir' })
  },
)
