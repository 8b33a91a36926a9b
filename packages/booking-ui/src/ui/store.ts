import { useSyncExternalStore } from 'react'

export interface Store<State> {
  get: () => State
  /** Returns a function that stops listening. */
  subscribe: (listener: () => void) => () => void
}

export interface WritableStore<State> extends Store<State> {
  set: (change: Partial<State>) => void
}

export function createStore<State extends object>(initial: State): WritableStore<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStore<State>({ subscribe, get }: Store<State>): State {
  return useSyncExternalStore(subscribe, get, get)
}
