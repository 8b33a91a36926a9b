import { limits } from '@scheduling/domain'
import { createStore } from './store.ts'
import type { Store } from './store.ts'

interface LazyState<Part> {
  part: Part | null
  failed: boolean
}

/** A part of the page in a separate file. */
export interface Lazy<Part> extends Store<LazyState<Part>> {
  /** Loads the part once. Tries again after a failure. After two minutes it counts as failed. */
  load: () => Promise<void>
}

/** `part` is set if it is already loaded. */
export function createLazy<Part>(fetchPart: () => Promise<Part>, part: Part | null = null): Lazy<Part> {
  const store = createStore<LazyState<Part>>({ part, failed: false })
  let asked: Promise<void> | null = null

  async function ask(): Promise<void> {
    store.set({ failed: false })
    // If it arrives later, it is used anyway.
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
    ...store,
    load: () => (store.get().part ? Promise.resolve() : (asked ??= ask())),
  }
}
