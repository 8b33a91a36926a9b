import type { Draft } from './form-state.ts'

/** How the names of all drafts begin. */
export const DRAFTS = 'scheduling.draft.'

/** Keeps typed values through reloads of this tab. The field `secret` is never stored. */
export interface DraftStore<V> {
  read: () => Draft<V> | undefined
  write: (draft: Draft<V>) => void
  remove: () => void
}

export function draftStore<V>(storage: Storage, key: string, secret?: keyof V): DraftStore<V> {
  const name = DRAFTS + key
  return {
    read() {
      try {
        return (JSON.parse(storage.getItem(name) ?? 'null') as Draft<V> | null) ?? undefined
      } catch {
        return undefined
      }
    },
    write(draft) {
      try {
        storage.setItem(
          name,
          JSON.stringify(draft, (field, value: unknown) => (field === secret ? undefined : value)),
        )
      } catch {
        // A full or forbidden storage must not stop anybody from typing.
      }
    },
    remove: () => storage.removeItem(name),
  }
}
