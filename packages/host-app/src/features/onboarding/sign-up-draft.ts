import type { QueryClient } from '@tanstack/react-query'
import type { DraftStore } from '../../ui/form/draft.ts'
import { draftStore } from '../../ui/form/draft.ts'
import type { Draft } from '../../ui/form/form-state.ts'
import type { SignUp } from './sign-up-values.ts'

const queryKey = ['draft', 'sign-up']

/**
 * The typed values before there is an account. They survive a switch to a language of the other direction, which
 * redraws everything. All but the password also survive a reload: the password is only in memory.
 */
export function signUpDraft(queryClient: QueryClient, storage: Storage): DraftStore<SignUp> {
  const kept = draftStore<SignUp>(storage, 'sign-up')
  return {
    read: () => queryClient.getQueryData<Draft<SignUp>>(queryKey) ?? kept.read(),
    write(draft) {
      queryClient.setQueryData(queryKey, draft)
      kept.write({ ...draft, values: { ...draft.values, password: draft.saved.password } })
    },
    remove() {
      queryClient.removeQueries({ queryKey })
      kept.remove()
    },
  }
}
