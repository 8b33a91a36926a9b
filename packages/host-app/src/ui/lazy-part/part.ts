import { limits } from '@scheduling/domain'

interface PartState<P> {
  part: P | undefined
  hasFailed: boolean
}

/** A part of the page in a file of its own. */
export interface Part<P> {
  get: () => PartState<P>
  subscribe: (listener: () => void) => () => void
  /** Asks for it once; after a failure anew. */
  load: () => void
}

/** What takes longer than two minutes has failed; where it comes after all, it is taken. */
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
