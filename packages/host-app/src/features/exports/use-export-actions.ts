import { ApiError } from '@scheduling/contract/client'
import type { HostTranslate } from '@scheduling/messages/host'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { EXPORT } from './queries.ts'

export interface ExportActions {
  isAsking: boolean
  isFetching: boolean
  ask: () => void
  /** Works once. The server then deletes the file. */
  fetch: (id: string) => void
}

export function useExportActions(): ExportActions {
  const { call, download } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  const onError = (error: Error) => toasts.show(refusalText(error, t), { tone: 'bad' })
  const asking = useMutation({
    mutationFn: () => call('POST /export'),
    onSuccess: (newest) => queryClient.setQueryData(EXPORT, newest),
    onError,
  })
  const fetching = useMutation({
    mutationFn: (id: string) => download('GET /export/:id/file', { params: { id } }),
    onSuccess: ({ name, content }) => {
      saveFile(name, content)
      toasts.show(t('export.saved', { file: name }))
    },
    onError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: EXPORT }),
  })
  return {
    isAsking: asking.isPending,
    isFetching: fetching.isPending,
    ask: () => asking.mutate(),
    fetch: (id) => fetching.mutate(id),
  }
}

function refusalText(error: unknown, t: HostTranslate): string {
  const isGone = error instanceof ApiError && error.code === 'link_expired'
  return isGone ? t('export.gone') : problemText(error, t)
}
