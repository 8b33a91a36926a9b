import { spawn } from 'node:child_process'

export interface Execution {
  /** Null if a signal or the time limit ended it. */
  code: number | null
  output: string
  isLate: boolean
}

/**
 * Runs a command and collects what it prints. After `limitMs` it and all that it started are killed, so a run never
 * hangs. Rejects if the command cannot be started.
 */
export async function execute(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; limitMs: number },
): Promise<Execution> {
  const { cwd, env, limitMs } = options
  return new Promise((resolve, reject) => {
    // A group of its own, so that browsers and servers end with it.
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    let output = ''
    let isLate = false
    const limit = setTimeout(() => {
      isLate = true
      endGroup(child.pid)
    }, limitMs)
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(limit)
      running.delete(child.pid)
      resolve({ code: isLate ? null : code, output, isLate })
    })
    running.add(child.pid)
  })
}

const running = new Set<number | undefined>()

// Ctrl-C reaches this process alone, because the others are in groups of their own.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const pid of running) endGroup(pid)
    process.exit(1)
  })
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has just ended.
  }
}
