import type { Domain } from '@scheduling/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { ME } from '../../data/me.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { DOMAIN } from './queries.ts'

export interface DomainActions {
  isRemoving: boolean
  /** Throws the server's refusal, which the form shows. */
  use: (domain: string, current: string | null) => Promise<void>
  check: () => Promise<void>
  remove: (current: string) => void
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
  const onError = (error: unknown) => toasts.show(problemText(error, t), { tone: 'bad' })
  const removing = useMutation({
    mutationFn: (current: string) => call('DELETE /domain', { body: { current } }),
    onSuccess: () => {
      show(null)
      toasts.show(t('domain.removed'))
    },
    onError: async (error) => {
      onError(error)
      // Another tab may have set another domain.
      await queryClient.invalidateQueries({ queryKey: DOMAIN })
    },
  })
  return {
    isRemoving: removing.isPending,
    use: async (domain, current) => show(await call('PUT /domain', { body: { domain, current } })),
    async check() {
      try {
        show(await call('POST /domain/check'))
      } catch (error) {
        onError(error)
      }
    },
    remove: (current) => removing.mutate(current),
  }
}
