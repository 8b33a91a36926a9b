import { limits } from '@scheduling/domain'

interface PartState<P> {
  part: P | undefined
  hasFailed: boolean
}

/** A part of the page in a separate file. */
export interface Part<P> {
  get: () => PartState<P>
  subscribe: (listener: () => void) => () => void
  /** Loads it once; after a failure, again. */
  load: () => void
}

/** Loading fails after two minutes. If the file still arrives later, it is used. */
export function createPart<P>(fetchPart: () => Promise<P>): Part<P> {
  const listeners = new Set<() => void>()
  let state: PartState<P> = { part: undefined, hasFailed: false }
  let isAsked = false

  function become(next: PartState<P>) {
    state = next
    for (const listener of listeners) listener()
  }

  function fail() {
    isAsked = false
    become({ part: undefined, hasFailed: true })
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load() {
      if (isAsked) return
      isAsked = true
      if (state.hasFailed) become({ part: undefined, hasFailed: false })
      const timer = setTimeout(fail, limits.PART_LOAD_SECONDS * 1000)
      void fetchPart()
        .then((part) => become({ part, hasFailed: false }), fail)
        .finally(() => clearTimeout(timer))
    },
  }
}
