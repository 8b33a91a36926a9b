import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { deserialize, serialize } from 'node:v8'
import type { Asked, ThreadStart, ThreadMessage } from './messages.ts'
import type { ParseRefusal } from './refusal.ts'
import { ParseRefused } from './refusal.ts'

// Runs in its own thread, one input at a time.

// Everything else in the process goes first.
const NICE = 10

// Must come before the first input: parsers get offsets from this thread's domain, which only knows Node's zones.
const { zones } = workerData as ThreadStart
if (zones !== undefined) {
  const [{ readZonesFrom }, { readPacked }] = await Promise.all([
    import('@scheduling/domain'),
    import('../zone-data/packed.ts'),
  ])
  readZonesFrom(readPacked(zones).recordOf)
}

parentPort?.on('message', (asked: Asked) => {
  // A failure before the parser begins is our bug: it ends the thread with an error.
  void read(asked)
})

async function read({ module, name, answerMax, input }: Asked): Promise<void> {
  const parse = ((await import(module)) as Record<string, unknown>)[name]
  if (typeof parse !== 'function') throw new Error(`${module} exports no parser "${name}"`)
  stepBack()
  say({ begun: true })
  try {
    const answer = serialize(await (parse(deserialize(input)) as unknown))
    say(answer.length > answerMax ? { refused: 'too_large' } : { answer })
  } catch (error) {
    say({ refused: reasonOf(error) })
  }
}

function stepBack(): void {
  // Other systems would change the whole process.
  if (process.platform !== 'linux') return
  try {
    setPriority(NICE)
  } catch {
    // A sandbox may forbid it. Then this thread has normal priority.
  }
}

function say(threadMessage: ThreadMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows
  parentPort?.postMessage(threadMessage)
}

function reasonOf(error: unknown): ParseRefusal {
  if (error instanceof ParseRefused) return error.reason
  const isStackFull = error instanceof RangeError && /call stack/i.test(error.message)
  return isStackFull ? 'too_deep' : 'unreadable'
}
