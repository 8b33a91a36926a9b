import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
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
  return {
    async put(name, content) {
      const place = placeOf(name)
      const unfinished = path.join(path.dirname(place), `${UNFINISHED}${randomUUID()}`)
      await mkdir(path.dirname(place), { recursive: true })
      try {
        await writeFile(unfinished, content, { flush: true })
        await rename(unfinished, place)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
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

function whereNothingIs<T>(nothing: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code !== 'ENOENT') throw error
    return nothing
  }
}
