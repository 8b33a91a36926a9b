import { createHash } from 'node:crypto'
import { statfs } from 'node:fs/promises'

const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2e9

/**
 * A folder in memory (Linux), for tests that create and delete thousands of files: after that, some file systems
 * take long to find room for a new one. Undefined if there is no such folder or too little room.
 */
export async function memoryFolder(of: string): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(IN_MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  if (bavail * bsize < ENOUGH_BYTES) return undefined
  return `${IN_MEMORY}/scheduling-tests-${createHash('sha256').update(of).digest('hex').slice(0, 12)}`
}
