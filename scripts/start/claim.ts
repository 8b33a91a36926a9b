import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * One start at a time on one data folder: the second would stop the first one's database when it ends. Answers how to
 * give it free.
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

/** After a kill the number may be another program's. */
async function isThisProgram(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'start.ts')
  return command.includes('start.ts')
}
