import { Worker } from 'node:worker_threads'
import type { Asked, ThreadStart, Said } from './messages.ts'
import { ParseRefused } from './refusal.ts'

export interface Thread {
  /** One at a time. Throws `ParseRefused`; after some refusals the thread is gone. */
  read(asked: Asked, timeMs: number): Promise<Uint8Array>
  /** False from when it is to end. */
  isUsable(): boolean
  /** Settles when the thread is gone, whatever it was that ended it. */
  gone: Promise<void>
  /** Repeat: does nothing. */
  end(): Promise<void>
}

// Of what a parser builds; the input itself lies outside. A megabyte of tags needs a tenth.
const HEAP_MB = 128
// Loading a parser on a machine that is busy with other things.
const START_MS = 15_000

interface Turn {
  resolve: (answer: Uint8Array) => void
  reject: (error: Error) => void
  timeMs: number
  timer: NodeJS.Timeout
}

export function startThread(start: ThreadStart): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    name: 'parser',
    workerData: start,
    // A parser has no business with the secrets of the environment, nor with the flags of the process.
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
    // Waiting for work must not keep a process from ending.
    worker.unref()
    end(ended)
  }
  const giveUp = (error: Error) => {
    isEnding = true
    over(({ reject }) => reject(error))
    void worker.terminate()
  }
  worker.unref()
  worker.on('message', (said: Said) => {
    if ('answer' in said) return over(({ resolve }) => resolve(said.answer))
    if ('refused' in said) return over(({ reject }) => reject(new ParseRefused(said.refused)))
    if (!turn) return
    clearTimeout(turn.timer)
    turn.timer = setTimeout(() => giveUp(new ParseRefused('too_slow')), turn.timeMs)
  })
  worker.on('error', (error: NodeJS.ErrnoException) => {
    const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    giveUp(
      isFull ? new ParseRefused('out_of_memory') : new Error('A parser’s thread failed', { cause: error }),
    )
  })
  const gone = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      // Unless we end it, the parser itself has.
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
