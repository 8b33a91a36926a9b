import { ApiError } from '@scheduling/contract/client'
import type { HostTranslate } from '@scheduling/messages/host'
import { useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { EXPORT } from './queries.ts'

export interface ExportActions {
  ask: () => Promise<void>
  /** Works once. The server then deletes the file. */
  fetch: (id: string) => Promise<void>
}

export function useExportActions(): ExportActions {
  const { call, download } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      toasts.show(refusalText(error, t), { tone: 'bad' })
    }
  }
  return {
    ask: () => attempt(async () => void queryClient.setQueryData(EXPORT, await call('POST /export'))),
    async fetch(id) {
      await attempt(async () => {
        const { name, content } = await download('GET /export/:id/file', { params: { id } })
        saveFile(name, content)
        toasts.show(t('export.saved', { file: name }))
      })
      await queryClient.invalidateQueries({ queryKey: EXPORT })
    },
  }
}

function refusalText(error: unknown, t: HostTranslate): string {
  const isGone = error instanceof ApiError && error.code === 'link_expired'
  return isGone ? t('export.gone') : problemText(error, t)
}
