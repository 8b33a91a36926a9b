import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { requireName } from './names.ts'
import type { Files } from './files.ts'

// Prefix of unfinished files. No stored name begins with it.
const UNFINISHED = '.'

/**
 * Stores files in a local folder, created with the first file. Processes on other machines need the same folder.
 */
export function diskStorage(folder: string): Files {
  const placeOf = (name: string) => {
    requireName(name)
    return path.join(folder, ...name.split('/'))
  }
  async function written(name: string, write: (unfinished: string) => Promise<void>): Promise<void> {
    const place = placeOf(name)
    const unfinished = path.join(path.dirname(place), `${UNFINISHED}${randomUUID()}`)
    await mkdir(path.dirname(place), { recursive: true })
    try {
      await write(unfinished)
      await rename(unfinished, place)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }
  return {
    put: async (name, content) => written(name, async (place) => writeFile(place, content, { flush: true })),
    putFile: async (name, from) =>
      written(name, async (place) => {
        // Costs nothing where the file system can share the blocks.
        await copyFile(from, place, constants.COPYFILE_FICLONE)
        await flush(place)
      }),
    async open(name) {
      const place = placeOf(name)
      const found = await stat(place).catch(whereNothingIs(undefined))
      if (!found?.isFile()) return undefined
      return {
        bytes: found.size,
        read: ({ first, last } = { first: 0, last: Infinity }) =>
          createReadStream(place, { start: first, end: last }),
      }
    },
    get: async (name) => readFile(placeOf(name)).catch(whereNothingIs(undefined)),
    delete: async (name) => rm(placeOf(name), { force: true }),
    async *list(prefix) {
      const within = path.posix.dirname(`${prefix}x`)
      const entries = await readdir(path.join(folder, within), {
        recursive: true,
        withFileTypes: true,
      }).catch(whereNothingIs([]))
      for (const entry of entries) {
        if (!entry.isFile() || entry.name.startsWith(UNFINISHED)) continue
        const name = path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')
        if (name.startsWith(prefix)) yield name
      }
    },
  }
}

async function flush(place: string): Promise<void> {
  const file = await open(place, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

function whereNothingIs<T>(nothing: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code !== 'ENOENT') throw error
    return nothing
  }
}
