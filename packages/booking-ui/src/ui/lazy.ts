import { createStore } from './store.ts'
import type { Store } from './store.ts'

interface LazyState<Part> {
  part: Part | null
  failed: boolean
}

/** A part of the page that comes in a file of its own. */
export interface Lazy<Part> extends Store<LazyState<Part>> {
  /** Asks for it, once; after a failure anew. */
  load: () => Promise<void>
}

/** `part` where it is there already. */
export function createLazy<Part>(fetch: () => Promise<Part>, part: Part | null = null): Lazy<Part> {
  const store = createStore<LazyState<Part>>({ part, failed: false })
  let asked: Promise<void> | null = null

  async function ask(): Promise<void> {
    try {
      store.set({ part: await fetch(), failed: false })
    } catch {
      asked = null
      store.set({ failed: true })
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    load: () => (store.get().part ? Promise.resolve() : (asked ??= ask())),
  }
}
