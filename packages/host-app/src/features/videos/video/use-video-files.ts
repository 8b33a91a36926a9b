import type { Video } from '@scheduling/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { videoQuery } from '../queries.ts'

/** Files that belong to a video: its picture and its captions. */
export function useVideoFiles({ id }: Video) {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  const sending = useMutation({
    mutationFn: (send: () => Promise<Video>) => send(),
    onSuccess: (video) => {
      queryClient.setQueryData(videoQuery(call, id).queryKey, video)
      toasts.show(t('videos.saved'))
    },
    onError: (error) => toasts.show(problemText(error, t), { tone: 'bad' }),
  })
  const params = { id }
  return {
    isSending: sending.isPending,
    showPicture: (picture: File) =>
      sending.mutate(() => call('PUT /videos/:id/poster', { params, body: picture })),
    showFrame: (second: number) =>
      sending.mutate(() => call('POST /videos/:id/poster', { params, body: { second } })),
    makeGif: (second: number) =>
      sending.mutate(() => call('POST /videos/:id/gif', { params, body: { second } })),
    addCaptions: (language: string, label: string, file: File) =>
      sending.mutate(async () =>
        call('PUT /videos/:id/captions/:language', {
          params: { id, language },
          body: { label, text: await file.text() },
        }),
      ),
    checkCaptions: (language: string, label: string, text: string) =>
      sending.mutateAsync(() =>
        call('PUT /videos/:id/captions/:language', { params: { id, language }, body: { label, text } }),
      ),
    writeCaptions: (language: string, label: string) =>
      sending.mutate(() =>
        call('POST /videos/:id/captions/:language', { params: { id, language }, body: { label } }),
      ),
    removeCaptions: (language: string) =>
      sending.mutate(() => call('DELETE /videos/:id/captions/:language', { params: { id, language } })),
  }
}
