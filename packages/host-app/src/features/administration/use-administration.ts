import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import type { Plan } from './plan-form.tsx'
import { ADMINISTERED } from './queries.ts'

/** Each throws the server's refusal, which the form shows. */
export interface Administration {
  changePlan: (id: string, plan: Plan) => Promise<void>
  disable: (id: string, reason: string) => Promise<void>
  enable: (id: string) => Promise<void>
  /** Ends a call that the account's owner asked for. */
  endCall: (id: string) => Promise<void>
  /** `reason`: how the owner proved their identity. */
  resetSecondFactor: (id: string, reason: string) => Promise<void>
  remove: (id: string, given: { reason: string; password: string }) => Promise<void>
}

export function useAdministration(): Administration {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  return useMemo(() => {
    async function told(doing: Promise<unknown>): Promise<void> {
      await doing
      toasts.show(t('administration.done'))
      await queryClient.invalidateQueries({ queryKey: ADMINISTERED })
    }
    return {
      changePlan: (id, body) => told(call('PUT /operator/accounts/:id/plan', { params: { id }, body })),
      disable: (id, reason) =>
        told(call('POST /operator/accounts/:id/disable', { params: { id }, body: { reason } })),
      enable: (id) => told(call('POST /operator/accounts/:id/enable', { params: { id } })),
      endCall: (id) => told(call('POST /operator/accounts/:id/call-done', { params: { id } })),
      resetSecondFactor: (id, reason) =>
        told(call('POST /operator/accounts/:id/second-factor', { params: { id }, body: { reason } })),
      remove: (id, body) => told(call('POST /operator/accounts/:id/delete', { params: { id }, body })),
    }
  }, [call, queryClient, toasts, t])
}
