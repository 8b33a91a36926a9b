import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The embedded PostgreSQL of a data folder: its main process and the ones that it forked. Linux only. */
export async function postgresProcesses(dataDir: string): Promise<{ first: number; forked: number[] }> {
  const file = path.join(dataDir, 'cluster', 'postmaster.pid')
  const first = Number((await readFile(file, 'utf8')).split('\n')[0])
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = await Promise.all(numbers.map(parentOf))
  return { first, forked: numbers.filter((_, index) => parents[index] === first) }
}

async function parentOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/PPid:\s+(\d+)/.exec(status)?.[1])
}

/** Repeat: does nothing. */
export function killNow(...pids: number[]): void {
  for (const pid of pids)
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
}
