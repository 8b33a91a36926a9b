import type { Campaign } from '@scheduling/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { campaignQuery, CAMPAIGNS } from '../queries.ts'

/** Uploads and removes the picture of a campaign. */
export function useBackgroundImage({ id }: Campaign) {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  const sending = useMutation({
    mutationFn: (send: () => Promise<Campaign>) => send(),
    onSuccess: (campaign) => {
      queryClient.setQueryData(campaignQuery(call, id).queryKey, campaign)
      void queryClient.invalidateQueries({ queryKey: CAMPAIGNS })
      toasts.show(t(campaign.image ? 'backgrounds.saved' : 'backgrounds.removed'))
    },
    onError: (error) => toasts.show(problemText(error, t), { tone: 'bad' }),
  })
  const params = { id }
  return {
    isSending: sending.isPending,
    put: (picture: File) => sending.mutate(() => call('PUT /campaigns/:id/image', { params, body: picture })),
    remove: () => sending.mutate(() => call('DELETE /campaigns/:id/image', { params })),
  }
}
