interface Waiting<Item> {
  item: Item
  done: () => void
  failed: (error: unknown) => void
}

/**
 * What comes while the one before is being worked on is worked on together afterwards, at most so many at once: a
 * transaction for many costs hardly more than one. Whoever brings one waits until it is done, and is told of its own failure
 * alone: where many fail together, each is tried by itself.
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
