import { deserialize, serialize } from 'node:v8'
import type { Asked } from './messages.ts'
import type { Parser } from './parser.ts'
import { fairQueue } from './queue.ts'
import { ParseRefused } from './refusal.ts'
import type { Thread } from './thread.ts'
import { startThread } from './thread.ts'

/** Threads that parse what strangers wrote, isolated from the rest of the process. */
export interface Pool {
  /**
   * `host` is the owner of the input, which only waits behind other inputs of that host. Throws `ParseRefused`.
   * Repeat: the same.
   */
  parse<Input, Answer>(
    parser: Parser<Input, Answer>,
    input: NoInfer<Input>,
    by: { host: string },
  ): Promise<Answer>
  /** Refuses waiting and running inputs as `busy`. Repeat: does nothing. */
  close(): Promise<void>
}

interface Job {
  asked: Asked
  timeMs: number
  resolve: (answer: Uint8Array) => void
  reject: (error: unknown) => void
}

// One host uses one thread at most, so there is always another one for the others.
const THREADS_MAX = 2
// Waiting inputs take memory, and nobody waits long for a form to respond.
const WAITING_MAX = 32
const WAITING_PER_HOST_MAX = 8
// Starting a thread takes a tenth of a second; an idle one holds some 10 MB.
const IDLE_MS = 30_000

interface PoolOptions {
  /**
   * Time zones that are newer than Node's, as text of `zone-data/packed.ts`. A thread has its own copy of the
   * domain.
   */
  zones?: string | undefined
  idleMs?: number
}

/** No thread runs before the first input or long after the last. */
export function openPool({ zones, idleMs = IDLE_MS }: PoolOptions = {}): Pool {
  const queue = fairQueue<Job>({ max: WAITING_MAX, maxPerHost: WAITING_PER_HOST_MAX })
  const threads = new Set<Thread>()
  const idle = new Map<Thread, NodeJS.Timeout>()
  let isClosed = false

  function next(): void {
    for (;;) {
      const resting = [...idle.keys()].find((thread) => thread.isUsable())
      if (!resting && threads.size >= THREADS_MAX) return
      const taken = queue.take()
      if (!taken) return
      void work(taken, resting ?? start())
    }
  }

  function start(): Thread {
    const thread = startThread({ zones })
    threads.add(thread)
    void forget(thread)
    return thread
  }

  async function forget(thread: Thread): Promise<void> {
    await thread.gone
    threads.delete(thread)
    wake(thread)
    next()
  }

  async function work({ host, item }: { host: string; item: Job }, thread: Thread): Promise<void> {
    wake(thread)
    try {
      item.resolve(await thread.read(item.asked, item.timeMs))
    } catch (error) {
      item.reject(error)
    }
    // A thread that is being stopped still counts for its host: an input that cannot be stopped must not take a
    // second thread.
    if (thread.isUsable()) rest(thread)
    else await thread.gone
    queue.done(host)
    next()
  }

  function rest(thread: Thread): void {
    const timer = setTimeout(() => void thread.end(), idleMs).unref()
    idle.set(thread, timer)
  }

  function wake(thread: Thread): void {
    clearTimeout(idle.get(thread))
    idle.delete(thread)
  }

  return {
    async parse<Input, Answer>(parser: Parser<Input, Answer>, input: Input, { host }: { host: string }) {
      const { module, name, inputMax, answerMax, timeMs } = parser
      const bytes = serialize(input)
      if (bytes.length > inputMax) throw new ParseRefused('too_large')
      const answer = await new Promise<Uint8Array>((resolve, reject) => {
        const job = { asked: { module, name, answerMax, input: bytes }, timeMs, resolve, reject }
        if (isClosed || !queue.add(host, job)) throw new ParseRefused('busy')
        next()
      })
      return deserialize(answer) as Answer
    },
    async close() {
      isClosed = true
      for (const { reject } of queue.clear()) reject(new ParseRefused('busy'))
      await Promise.all([...threads].map((thread) => thread.end()))
    },
  }
}
