import type { Video } from '@scheduling/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useSentForm } from '../../../data/use-sent-form.ts'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { videoQuery } from '../queries.ts'
import type { TrimValues } from './trim-values.ts'
import { checkTrim, secondsIn, wholeValues } from './trim-values.ts'

/** Undoes a trim of a video. */
export function useTrimUndo({ id }: Video) {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  const undoing = useMutation({
    mutationFn: () => call('POST /videos/:id/untrim', { params: { id } }),
    onSuccess: (video) => {
      queryClient.setQueryData(videoQuery(call, id).queryKey, video)
      toasts.show(t('videos.trim_undone'))
    },
    onError: async (error) => {
      toasts.show(problemText(error, t), { tone: 'bad' })
      await queryClient.refetchQueries(videoQuery(call, id))
    },
  })
  return { undo: () => undoing.mutate(), isUndoing: undoing.isPending }
}

/** Start and end of the part to keep. */
export function useTrimForm({ id }: Video, seconds: number) {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const t = useText()
  return useSentForm<TrimValues>({
    saved: wholeValues(seconds),
    check: (values) => checkTrim(values, seconds, t),
    async send(values) {
      const body = { from: secondsIn(values.from) ?? 0, to: secondsIn(values.to) ?? seconds }
      const video = await call('POST /videos/:id/trim', { params: { id }, body })
      queryClient.setQueryData(videoQuery(call, id).queryKey, video)
    },
  })
}
