import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'

/** A program that runs beside us until it is stopped, including its child processes. */
export interface Service {
  stop(): Promise<void>
}

export const execute = promisify(execFile)

const START_MS = 30_000
const POLL_MS = 50

/** Waits until it works. If it ends or takes too long, throws with its output. */
export async function startService(options: {
  command: string
  args: string[]
  env?: Record<string, string>
  works: () => Promise<unknown>
}): Promise<Service> {
  const { command, args, env, works } = options
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    // A process group of its own: PHP's server leaves its workers behind if only it is ended.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)))
  let isRunning = true
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isRunning = false
      resolve()
    }
    child.once('exit', end)
    child.once('error', (error) => {
      output += error.message
      end()
    })
  })
  const kill = () => {
    if (isRunning && child.pid) process.kill(-child.pid, 'SIGTERM')
  }
  process.once('exit', kill)

  const deadline = performance.now() + START_MS
  while (
    !(await works().then(
      () => true,
      () => false,
    ))
  ) {
    if (!isRunning || performance.now() > deadline) {
      kill()
      throw new Error(`${command} did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return {
    async stop() {
      kill()
      await ended
      process.off('exit', kill)
    },
  }
}
