import type { Draft } from './form-state.ts'

/** How the names of all drafts begin. */
export const DRAFTS = 'scheduling.draft.'

/** Keeps typed values through reloads of this tab. `version` names the shape; older drafts are dropped. */
export interface DraftStore<V> {
  read: () => Draft<V> | undefined
  write: (draft: Draft<V>) => void
  remove: () => void
}

export function draftStore<V>(storage: Storage, key: string, version = 1): DraftStore<V> {
  const name = DRAFTS + key
  return {
    read() {
      try {
        const stored = JSON.parse(storage.getItem(name) ?? 'null') as (Draft<V> & { version: number }) | null
        return stored?.version === version ? stored : undefined
      } catch {
        return undefined
      }
    },
    write(draft) {
      try {
        storage.setItem(name, JSON.stringify({ version, ...draft }))
      } catch {
        // A full or forbidden storage must not stop anybody from typing.
      }
    },
    remove: () => storage.removeItem(name),
  }
}
