import { createHash } from 'node:crypto'
import { statfs } from 'node:fs/promises'

const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2e9

/**
 * Where Linux keeps files in memory, for tests that make and remove thousands of them: some file systems look for long where
 * to put a new one after so many have gone. Undefined where there is no such place, or little room.
 */
export async function memoryFolder(of: string): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(IN_MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  if (bavail * bsize < ENOUGH_BYTES) return undefined
  return `${IN_MEMORY}/scheduling-tests-${createHash('sha256').update(of).digest('hex').slice(0, 12)}`
}
