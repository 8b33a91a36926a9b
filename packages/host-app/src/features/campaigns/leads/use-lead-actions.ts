import type { Api, Campaign, Lead } from '@scheduling/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { orGone } from '../../../data/use-kept-list.ts'
import { useText } from '../../../language/language.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { CAMPAIGNS } from '../queries.ts'

type Put = Api['POST /campaigns/:id/leads']['$args']['body']['leads'][number]
type PutResult = Api['POST /campaigns/:id/leads']['$result']

export interface LeadActions {
  /** Adds a lead, or changes the one with its key. Throws the server's refusal. */
  put: (lead: Put) => Promise<PutResult>
  remove: (lead: Lead) => Promise<void>
  isExporting: boolean
  exportAll: () => void
}

export function useLeadActions({ id }: Campaign): LeadActions {
  const { call, download } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  const failed = (error: unknown) => void toasts.show(problemText(error, t), { tone: 'bad' })
  const reread = () => queryClient.invalidateQueries({ queryKey: CAMPAIGNS })
  const { mutate, isPending } = useMutation({
    mutationFn: () => download('GET /campaigns/:id/export.csv', { params: { id } }),
    onSuccess: ({ name, content }) => {
      saveFile(name, content)
      toasts.show(t('leads.exported', { file: name }))
    },
    onError: failed,
  })
  return {
    async put(lead) {
      const result = await call('POST /campaigns/:id/leads', { params: { id }, body: { leads: [lead] } })
      await reread()
      return result
    },
    async remove({ id: leadId }) {
      await call('DELETE /campaigns/:id/leads/:leadId', { params: { id, leadId } })
        .catch(orGone)
        .then(() => toasts.show(t('leads.deleted')))
        .catch(failed)
      await reread()
    },
    isExporting: isPending,
    exportAll: () => mutate(),
  }
}
