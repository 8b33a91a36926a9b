import type { QueryClient } from '@tanstack/react-query'
import type { DraftStore } from '../../ui/form/draft.ts'
import { draftStore } from '../../ui/form/draft.ts'
import type { Draft } from '../../ui/form/form-state.ts'
import type { SignUp } from './sign-up-values.ts'

const queryKey = ['draft', 'sign-up']

/**
 * What was typed before there is an account. All of it outlives a language of the other direction, which draws everything
 * anew; all but the password outlives a reload, too: that one is in memory alone.
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
