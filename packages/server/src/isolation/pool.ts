import { deserialize, serialize } from 'node:v8'
import type { Asked } from './messages.ts'
import type { AnswerOf, InputOf, ParserTable } from './parser.ts'
import { fairQueue } from './queue.ts'
import { ParseRefused } from './refusal.ts'
import type { Thread } from './thread.ts'
import { startThread } from './thread.ts'

/** Threads that read what strangers wrote, apart from everything else that the process does. */
export interface Pool<Table extends ParserTable> {
  /** `host` names whose input it is: it waits behind that host's others alone. Throws `ParseRefused`. Repeat: the same. */
  parse<Name extends keyof Table & string>(
    name: Name,
    input: InputOf<Table[Name]>,
    by: { host: string },
  ): Promise<AnswerOf<Table[Name]>>
  /** What waits or runs is refused as `busy`. Repeat: does nothing. */
  close(): Promise<void>
}

interface Options<Table extends ParserTable> {
  parsers: Table
  /** The module that exports them as `PARSERS`. */
  registry: URL
  /** For tests. */
  idleMs?: number
}

interface Job {
  asked: Asked
  timeMs: number
  resolve: (answer: Uint8Array) => void
  reject: (error: unknown) => void
}

// One host's input takes one of them at most, so that there is always another for the others.
const THREADS_MAX = 2
// What waits is in memory, and nobody waits long for the answer to a form.
const WAITING_MAX = 32
const WAITING_PER_HOST_MAX = 8
// Starting a thread takes a tenth of a second; idle it holds some 10 MB.
const IDLE_MS = 30_000

/** No thread runs before the first input, nor for long after the last. */
export function openPool<Table extends ParserTable>(options: Options<Table>): Pool<Table> {
  const { parsers, registry, idleMs = IDLE_MS } = options
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
    const thread = startThread(registry)
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
    // A thread that is to end is its host's until it has: what cannot be stopped takes no second one.
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
    async parse(name, input, { host }) {
      const parser = parsers[name]
      if (!parser) throw new Error(`No parser "${name}"`)
      const { inputMax, timeMs } = parser
      const bytes = serialize(input)
      if (bytes.length > inputMax) throw new ParseRefused('too_large')
      const answer = await new Promise<Uint8Array>((resolve, reject) => {
        const job = { asked: { parser: name, input: bytes }, timeMs, resolve, reject }
        if (isClosed || !queue.add(host, job)) throw new ParseRefused('busy')
        next()
      })
      return deserialize(answer) as AnswerOf<Table[typeof name]>
    },
    async close() {
      isClosed = true
      for (const { reject } of queue.clear()) reject(new ParseRefused('busy'))
      await Promise.all([...threads].map((thread) => thread.end()))
    },
  }
}
