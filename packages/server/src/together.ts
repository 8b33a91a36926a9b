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
export function together<Item>(
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
      await Promise.all(many.map(alone))
      return
    }
    for (const { done } of many) done()
  }
  const workOff = async () => {
    isWorking = true
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
