import type { SharedSettings } from '@scheduling/contract'
import { versionOf } from '@scheduling/contract/version'
import { useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { fieldProblems, problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useKeptForm } from '../../ui/form/use-kept-form.tsx'
import type { KeptForm } from '../../ui/form/use-kept-form.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { sharedQuery } from './queries.ts'
import { checkShared } from './shared-values.ts'

/** What another admin saved meanwhile is not overwritten. */
export function useSharedForm(shared: SharedSettings): KeptForm<SharedSettings> {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const { queryKey } = sharedQuery(call)
  return useKeptForm<SharedSettings>({
    name: 'shared-settings',
    saved: shared,
    check: (values) => checkShared(values, t),
    refusals: (error) => fieldProblems(error, t),
    failureOf: (error) => problemText(error, t),
    reread: async () => queryClient.refetchQueries({ queryKey }),
    async send(body) {
      const headers = { 'if-match': versionOf(shared) }
      const saved = await call('PUT /organization/shared-settings', { body, headers })
      queryClient.setQueryData(queryKey, saved)
      toasts.show(t('shared.saved'))
      return saved
    },
  })
}
