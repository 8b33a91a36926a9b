import type { Domain } from '@scheduling/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { ME } from '../../data/me.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { DOMAIN } from './queries.ts'

export interface DomainActions {
  isChecking: boolean
  /** Throws the server's refusal, which the form shows. */
  use: (domain: string) => Promise<void>
  check: () => void
  remove: () => void
}

export function useDomainActions(): DomainActions {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()

  /** Links may use the domain from now on, or no longer. */
  function show(domain: Domain | null): void {
    queryClient.setQueryData<{ domain: Domain | null; target: string }>(
      DOMAIN,
      (known) => known && { ...known, domain },
    )
    void queryClient.invalidateQueries({ queryKey: ME })
  }
  const onError = (error: Error) => toasts.show(problemText(error, t), { tone: 'bad' })
  const checking = useMutation({
    mutationFn: () => call('POST /domain/check'),
    onSuccess: show,
    onError,
  })
  const removing = useMutation({
    mutationFn: () => call('DELETE /domain'),
    onSuccess: () => {
      show(null)
      toasts.show(t('domain.removed'))
    },
    onError,
  })
  return {
    isChecking: checking.isPending,
    use: async (domain) => show(await call('PUT /domain', { body: { domain } })),
    check: () => checking.mutate(),
    remove: () => removing.mutate(),
  }
}
