import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { realTime } from '../start/now.mjs'

const LOOK_AGAIN_MS = 200
const WRITTEN_WITHIN_MS = 5_000

/** Runs `work` while no other process holds the lock `file`. Does not wait for a process that has ended. */
export async function alone<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(path.dirname(file), { recursive: true })
  while (!(await take(file))) {
    if (await isHeld(file)) await sleep(LOOK_AGAIN_MS)
    else await rm(file, { force: true })
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function take(file: string): Promise<boolean> {
  return writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
  )
}

async function isHeld(file: string): Promise<boolean> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''))
  // The lock was just released, or just taken without a pid in it yet, unless its process ended at that moment.
  if (pid === 0) return (await age(file)) < WRITTEN_WITHIN_MS
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function age(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined)
  // Files have the real time, also where `Date` is moved.
  return found ? realTime() - found.mtimeMs : 0
}
