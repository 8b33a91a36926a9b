import { limits } from '@scheduling/domain'
import { createStore } from './store.ts'
import type { Store } from './store.ts'

interface LazyState<Part> {
  part: Part | null
  failed: boolean
}

/** A part of the page that comes in a file of its own. */
export interface Lazy<Part> extends Store<LazyState<Part>> {
  /** Asks for it, once; after a failure anew. What takes longer than two minutes has failed. */
  load: () => Promise<void>
}

/** `part` where it is there already. */
export function createLazy<Part>(fetchPart: () => Promise<Part>, part: Part | null = null): Lazy<Part> {
  const store = createStore<LazyState<Part>>({ part, failed: false })
  let asked: Promise<void> | null = null

  async function ask(): Promise<void> {
    store.set({ failed: false })
    // Where it comes after that, it is taken all the same.
    const timer = setTimeout(fail, limits.PART_LOAD_SECONDS * 1000)
    try {
      store.set({ part: await fetchPart(), failed: false })
    } catch {
      fail()
    }
    clearTimeout(timer)
  }

  function fail(): void {
    asked = null
    store.set({ failed: true })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    load: () => (store.get().part ? Promise.resolve() : (asked ??= ask())),
  }
}
