import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'

/** The password in a file, made where there is none, for its owner's eyes alone. */
export async function passwordIn(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  if (known) return known
  const password = randomBytes(24).toString('base64url')
  // Renamed when whole: a kill in between must not leave half a password behind.
  await writeFile(`${file}.half`, password, { mode: 0o600, flush: true })
  await rename(`${file}.half`, file)
  return password
}
