import type { Campaign } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useAttempt } from '../../data/use-attempt.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { campaignQuery, CAMPAIGNS, campaignsQuery } from './queries.ts'

export interface CampaignActions {
  /** True if the server agrees. Can be undone. */
  remove: (campaign: Campaign) => Promise<boolean>
  /** Stops or resumes it. */
  turn: (campaign: Campaign, state: Campaign['state']) => Promise<boolean>
}

export function useCampaignActions(): CampaignActions {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  const attempt = useAttempt(CAMPAIGNS)
  return useMemo(() => {
    return {
      remove({ id }) {
        queryClient.setQueryData(campaignsQuery(call).queryKey, (list) =>
          list?.filter((one) => one.id !== id),
        )
        const params = { id }
        const undo = () => void attempt(() => call('POST /campaigns/:id/restore', { params }))
        return attempt(
          () => call('DELETE /campaigns/:id', { params }),
          () => toasts.show(t('campaigns.deleted'), { undo }),
        )
      },
      turn: ({ id }, state) =>
        attempt(
          async () => {
            const after = await call('PATCH /campaigns/:id', { params: { id }, body: { state } })
            queryClient.setQueryData(campaignQuery(call, id).queryKey, after)
          },
          () => toasts.show(t(state === 'stopped' ? 'campaigns.stopped' : 'campaigns.resumed')),
        ),
    }
  }, [call, queryClient, toasts, t, attempt])
}
