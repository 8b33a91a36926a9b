/** A short message that disappears by itself. With `undo`, the action can be undone until then. */
export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'bad'
  undo?: () => void
}

export interface Toasts {
  /** Returns a function that removes the message, for when the action did not happen. */
  show: (text: string, options?: { tone?: Toast['tone']; undo?: () => void }) => () => void
  dismiss: (id: number) => void
  undo: (id: number) => void
  /** Undoes the latest action that can be undone. False if there is none. */
  undoLatest: () => boolean
  /** Keeps a message while somebody reads it. */
  hold: () => void
  release: () => void
  current: () => readonly Toast[]
  subscribe: (listener: () => void) => () => void
}

const SHOWN_FOR = 6_000
const SHOWN_AT_ONCE = 3

interface Timers {
  set: (run: () => void, after: number) => unknown
  clear: (timer: unknown) => void
}

export function createToasts(timers: Timers): Toasts {
  let list: readonly Toast[] = []
  let lastId = 0
  let running = new Map<number, unknown>()
  const listeners = new Set<() => void>()

  function change(next: readonly Toast[]) {
    list = next
    for (const listener of listeners) listener()
  }
  function start({ id }: Toast) {
    stop(id)
    running.set(
      id,
      timers.set(() => toasts.dismiss(id), SHOWN_FOR),
    )
  }
  function stop(id: number) {
    timers.clear(running.get(id))
    running.delete(id)
  }

  const toasts: Toasts = {
    show(text, { tone = 'plain', undo } = {}) {
      const toast = { id: ++lastId, text, tone, undo }
      const kept = list.filter((other) => !isOldNews(other, toast))
      for (const { id } of list) if (!kept.some((other) => other.id === id)) stop(id)
      change([...kept, toast].slice(-SHOWN_AT_ONCE))
      start(toast)
      return () => toasts.dismiss(toast.id)
    },
    dismiss(id) {
      stop(id)
      change(list.filter((toast) => toast.id !== id))
    },
    undo(id) {
      const undo = list.find((toast) => toast.id === id)?.undo
      toasts.dismiss(id)
      undo?.()
    },
    undoLatest() {
      const latest = list.findLast((toast) => toast.undo)
      if (latest) toasts.undo(latest.id)
      return latest !== undefined
    },
    hold() {
      for (const timer of running.values()) timers.clear(timer)
      running = new Map()
    },
    release: () => list.forEach(start),
    current: () => list,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return toasts
}

/** The same words twice say nothing new. A success makes an older failure outdated. */
function isOldNews(old: Toast, latest: Toast): boolean {
  if (old.tone === 'bad' && latest.tone === 'plain') return true
  return old.text === latest.text && !old.undo
}
