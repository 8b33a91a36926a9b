import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'

/** Reads the password in a file. Creates one if the file is missing; only its owner can read it. */
export async function passwordIn(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  if (known) return known
  const password = randomBytes(24).toString('base64url')
  // Renamed when complete, so that a kill cannot leave half a password.
  await writeFile(`${file}.half`, password, { mode: 0o600, flush: true })
  await rename(`${file}.half`, file)
  return password
}
