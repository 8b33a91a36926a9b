import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { deleteExpired } from './keep.ts'
import { identitiesIn } from './pieces.ts'
import { takeBackup } from './take.ts'
import { backupSourceOf, emptyPlace, namesOf, temporaryFolder } from './testing/places.ts'

const app = await startTestApp()
const source = backupSourceOf(app)

test('a file that its owner deletes meanwhile is named, and the others are in the backup', async () => {
  for (const name of ['images/a.png', 'images/b.png', 'images/c.png'])
    await source.files.put(name, Buffer.from(name))
  // No file of ours, so it is no part of the backup.
  await writeFile(path.join(app.context.config.dataDir, 'files/READ ME.txt'), 'x')
  const files = {
    list: (prefix: string) => source.files.list(prefix),
    open: async (name: string) => {
      // One is gone before it is opened, the other before it is read.
      if (name === 'images/a.png') await source.files.delete('images/b.png')
      const opened = await source.files.open(name)
      if (name === 'images/c.png') await source.files.delete('images/c.png')
      return opened
    },
  }
  const { manifest, missing } = await takeBackup({ ...source, files }, await temporaryFolder())
  expect(missing).toEqual(['images/b.png', 'images/c.png'])
  expect(manifest.files.count).toBe(1)
})

test('a backup that cannot be written whole leaves nothing', async () => {
  const folder = await temporaryFolder()
  const files = {
    list: (prefix: string) => source.files.list(prefix),
    open: async () => {
      throw new Error('the disk is broken')
    },
  }
  await source.files.put('images/a.png', Buffer.from('a'))
  await expect(takeBackup({ ...source, files }, folder)).rejects.toThrow('the disk is broken')
  expect(await readdir(folder)).toEqual([])
  expect(await namesOf(source.files)).toContain('images/a.png')
})

test('says what a backup needs', async () => {
  const folder = await temporaryFolder()
  await expect(takeBackup(source, path.join(folder, 'none'))).rejects.toThrow(
    /none" is no folder; expected one/,
  )
  await expect(takeBackup({ ...source, ...(await emptyPlace()) }, folder)).rejects.toThrow(
    'The database has no tables yet',
  )
  await expect(takeBackup(source, folder, 'age1x')).rejects.toThrow(
    '--recipient: "age1x" is no age recipient',
  )
  // Typed in the wrong place, a secret key appears nowhere.
  const identity = await generateX25519Identity()
  await expect(takeBackup(source, folder, identity)).rejects.toThrow(
    '--recipient: the value is no age recipient',
  )
  expect(() => identitiesIn(`${identity.slice(0, -1)}X`)).toThrow(
    /^--identity: the file is no age identity file; .*writes them\.$/,
  )
  expect(await readdir(folder)).toEqual([])
})

test('the newest backup is known to the metrics, and an older one expires', async () => {
  const folder = await temporaryFolder()
  const metrics = async () => (await fetch(`${app.url}/metrics`)).text()
  const { manifest } = await takeBackup(source, folder)
  expect(await metrics()).toContain(
    `backup_last_success_timestamp_seconds ${Date.parse(manifest.takenAt) / 1_000}\n`,
  )
  await app.context.pool.query('delete from newest_backup')
  expect(await metrics()).not.toMatch(/^backup_last_success/m)
  await writeFile(path.join(folder, 'notes.txt'), '')
  expect(await deleteExpired(folder, source.publicUrl, { days: 1, weeks: 0, months: 0 })).toEqual([])
  expect(await readdir(folder)).toHaveLength(2)
})
