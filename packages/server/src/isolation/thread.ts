import { Worker } from 'node:worker_threads'
import type { Asked, ThreadStart, ThreadMessage } from './messages.ts'
import { ParseRefused } from './refusal.ts'

export interface Thread {
  /** Parses one input at a time. Throws `ParseRefused`; after some refusals, the thread is gone. */
  read(asked: Asked, timeMs: number): Promise<Uint8Array>
  /** False as soon as it is to end. */
  isUsable(): boolean
  /** Settles when the thread is gone, for any reason. */
  gone: Promise<void>
  /** Repeat: does nothing. */
  end(): Promise<void>
}

// For what a parser builds; the input itself is outside the heap. A megabyte of tags needs a tenth of this.
const HEAP_MB = 128
// Allows for loading a parser on a busy machine.
const START_MS = 15_000
// How much longer than its working time a turn may take: the thread yields to everything else on the machine.
const LONGEST = 5
const CHECK_MS_MIN = 10

interface Turn {
  resolve: (answer: Uint8Array) => void
  reject: (error: Error) => void
  timeMs: number
  /** Ends the turn, whatever the thread does. */
  timer: NodeJS.Timeout
  /** Checks how much the thread has worked. */
  check?: NodeJS.Timeout
}

export function startThread(start: ThreadStart): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    name: 'parser',
    workerData: start,
    // A parser must not see secrets in the environment, or flags of the process.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 16 },
  })
  let turn: Turn | undefined
  let isEnding = false
  const over = (end: (turn: Turn) => void) => {
    if (!turn) return
    const ended = turn
    turn = undefined
    clearTimeout(ended.timer)
    clearTimeout(ended.check)
    // A thread that waits for work must not keep the process alive.
    worker.unref()
    end(ended)
  }
  const giveUp = (error: Error) => {
    isEnding = true
    over(({ reject }) => reject(error))
    void worker.terminate()
  }
  /** Ends a turn whose thread has worked for `timeMs`. Time while others have the processor does not count. */
  const limitWork = async (limited: Turn): Promise<void> => {
    const { timeMs } = limited
    const before = await worker.cpuUsage()
    const checkIn = (ms: number) => {
      if (turn === limited) limited.check = setTimeout(() => void check().catch(threadIsGone), ms)
    }
    const check = async () => {
      const { user, system } = await worker.cpuUsage(before)
      const leftMs = timeMs - (user + system) / 1_000
      if (leftMs > 0) checkIn(Math.max(leftMs, CHECK_MS_MIN))
      else if (turn === limited) giveUp(new ParseRefused('too_slow'))
    }
    checkIn(timeMs)
  }
  worker.unref()
  worker.on('message', (threadMessage: ThreadMessage) => {
    if ('answer' in threadMessage) return over(({ resolve }) => resolve(threadMessage.answer))
    if ('refused' in threadMessage)
      return over(({ reject }) => reject(new ParseRefused(threadMessage.refused)))
    if (!turn) return
    clearTimeout(turn.timer)
    turn.timer = setTimeout(() => giveUp(new ParseRefused('too_slow')), turn.timeMs * LONGEST)
    void limitWork(turn).catch(threadIsGone)
  })
  worker.on('error', (error: NodeJS.ErrnoException) => {
    const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    giveUp(
      isFull ? new ParseRefused('out_of_memory') : new Error('A parser’s thread failed', { cause: error }),
    )
  })
  const gone = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      // If we did not end the thread, the parser did.
      const reason = isEnding ? 'busy' : 'unreadable'
      isEnding = true
      over(({ reject }) => reject(new ParseRefused(reason)))
      resolve()
    })
  })
  return {
    isUsable: () => !isEnding,
    gone,
    read: (asked, timeMs) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => giveUp(new ParseRefused('busy')), START_MS)
        turn = { resolve, reject, timeMs, timer }
        worker.ref()
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows
        worker.postMessage(asked)
      }),
    end: async () => {
      isEnding = true
      await worker.terminate()
    },
  }
}

/** The exit event reports the rest. */
function threadIsGone(): void {}
