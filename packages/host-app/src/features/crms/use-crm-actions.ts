import type { Crm, CrmMapping, CrmPreview } from '@scheduling/contract'
import { editedCrm } from '@scheduling/contract/edited'
import { versionOf } from '@scheduling/contract/version'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { crmQuery } from './queries.ts'

type Span = NonNullable<Crm['backfill']>['span']

export interface CrmActions {
  /** False if the server refuses. */
  save: (changed: Partial<Pick<Crm, 'addsGuests' | 'mapping'>>) => Promise<boolean>
  /** Throws the server's refusal. */
  preview: (email: string, mapping: CrmMapping[]) => Promise<CrmPreview>
  fill: (span: Span) => Promise<void>
  stopFilling: () => Promise<void>
  retry: () => Promise<void>
}

export function useCrmActions(crm: Crm): CrmActions {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  return useMemo(() => {
    const params = { id: crm.connectionId }
    const { queryKey } = crmQuery(call, crm.connectionId)
    const attempt = async (send: () => Promise<Crm>, done?: string) => {
      try {
        queryClient.setQueryData(queryKey, await send())
        if (done !== undefined) toasts.show(done)
        return true
      } catch (error) {
        toasts.show(problemText(error, t), { tone: 'bad' })
        await queryClient.invalidateQueries({ queryKey })
        return false
      }
    }
    return {
      save: async (changed) =>
        attempt(
          () =>
            call('PATCH /crms/:id', {
              params,
              body: changed,
              headers: { 'if-match': versionOf(editedCrm(crm)) },
            }),
          t('crm.saved'),
        ),
      preview: async (email, mapping) => call('POST /crms/:id/preview', { params, body: { email, mapping } }),
      async fill(span) {
        await attempt(() => call('POST /crms/:id/backfill', { params, body: { span } }))
      },
      async stopFilling() {
        await attempt(() => call('DELETE /crms/:id/backfill', { params }))
      },
      async retry() {
        await attempt(() => call('POST /crms/:id/retry', { params }), t('crm.retried'))
      },
    }
  }, [call, queryClient, toasts, t, crm])
}
