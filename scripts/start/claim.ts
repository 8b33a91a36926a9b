import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Allows one start at a time per data folder: a second one would stop the first one's database when it ends.
 * Returns how to release the claim.
 */
export async function claim(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, 'running.pid')
  const owner = Number(await readFile(file, 'utf8').catch(() => ''))
  if (owner && owner !== process.pid && (await isThisProgram(owner)))
    throw new Error(
      `DATA_DIR: "${dataDir}" is in use by process ${owner}; stop it, or give this one another folder.`,
    )
  await writeFile(file, String(process.pid))
  return () => rm(file, { force: true })
}

/** After a kill, the pid may belong to another program. */
async function isThisProgram(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'start.ts')
  return command.includes('start.ts')
}
