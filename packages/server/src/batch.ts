import { setImmediate } from 'node:timers/promises'

interface Waiting<Item> {
  item: Item
  done: () => void
  failed: (error: unknown) => void
}

/**
 * Batches work: items that arrive while a batch is running go into the next one, up to a maximum, because one
 * transaction for many costs little more than for one. Each caller waits until its item is done and only gets
 * its own failure: if a batch fails, each item is tried alone.
 */
export function batch<Item>(
  work: (items: readonly Item[]) => Promise<void>,
  most: number,
): (item: Item) => Promise<void> {
  const waiting: Waiting<Item>[] = []
  let isWorking = false
  const alone = async ({ item, done, failed }: Waiting<Item>) => {
    try {
      await work([item])
    } catch (error) {
      return failed(error)
    }
    done()
  }
  const all = async (many: readonly Waiting<Item>[]) => {
    try {
      await work(many.map(({ item }) => item))
    } catch {
      // One after the other: they would only wait for each other where they write.
      for (const one of many) await alone(one)
      return
    }
    for (const { done } of many) done()
  }
  const workOff = async () => {
    isWorking = true
    // Those who come in the same turn of the event loop go together.
    await setImmediate()
    while (waiting.length > 0) {
      const many = waiting.splice(0, most)
      const [first] = many
      await (first && many.length === 1 ? alone(first) : all(many))
    }
    isWorking = false
  }
  return async (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed })
      if (!isWorking) void workOff()
    })
}

/**
 * Answers many who ask at the same time with one reading of all that they ask about. Whoever comes while it is read is
 * answered by the next one. `read` answers in the order of what was asked.
 */
export function batchReads<Question, Answer>(
  read: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  most: number,
): (question: Question) => Promise<Answer> {
  const ask = batch<{ question: Question; answer?: Answer }>(async (all) => {
    const answers = await read(all.map(({ question }) => question))
    for (const [index, one] of all.entries()) one.answer = answers[index] as Answer
  }, most)
  return async (question) => {
    const asked: { question: Question; answer?: Answer } = { question }
    await ask(asked)
    return asked.answer as Answer
  }
}

/** The same for each key: batches of different keys do not wait for each other. */
export function batchByKey<Item>(
  work: (items: readonly Item[]) => Promise<void>,
  most: number,
): (key: string, item: Item) => Promise<void> {
  const open = new Map<string, { add: (item: Item) => Promise<void>; waiting: number }>()
  return async (key, item) => {
    const batches = open.get(key) ?? { add: batch(work, most), waiting: 0 }
    open.set(key, batches)
    batches.waiting++
    try {
      await batches.add(item)
    } finally {
      batches.waiting--
      if (batches.waiting === 0) open.delete(key)
    }
  }
}
