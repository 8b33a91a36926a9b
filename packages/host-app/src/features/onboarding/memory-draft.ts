import type { QueryClient } from '@tanstack/react-query'
import type { DraftStore } from '../../ui/form/draft.ts'
import type { Draft } from '../../ui/form/form-state.ts'

/**
 * What was typed before there is an account, in memory alone: a password is among it. Needed where a language of the other
 * direction draws everything anew.
 */
export function memoryDraft<V>(queryClient: QueryClient, name: string): DraftStore<V> {
  const queryKey = ['draft', name]
  return {
    read: () => queryClient.getQueryData<Draft<V>>(queryKey),
    write: (draft) => {
      queryClient.setQueryData(queryKey, draft)
    },
    remove: () => queryClient.removeQueries({ queryKey }),
  }
}
