import type { Call, Video, VideoFolder } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { useQueryClient } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useAttempt } from '../../data/use-attempt.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { VIDEOS } from './list-queries.ts'

type Pages = InfiniteData<{ videos: Video[]; more: boolean }>

export interface VideoActions {
  /** True if the server agrees. Can be undone. */
  remove: (videos: readonly Video[]) => Promise<boolean>
  move: (videos: readonly Video[], folderId: string | null) => Promise<boolean>
  retry: (video: Video) => Promise<boolean>
  /** Throws the server's refusal. */
  addFolder: (name: string) => Promise<string>
  renameFolder: (id: string, name: string) => Promise<void>
  /** Its videos stay. True if the server agrees. Can be undone. */
  removeFolder: (folder: VideoFolder) => Promise<boolean>
  reread: () => Promise<unknown>
}

export function useVideoActions(): VideoActions {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  const attempt = useAttempt(VIDEOS)
  return useMemo(() => {
    const reread = () => queryClient.invalidateQueries({ queryKey: VIDEOS })
    const moveTo = (moved: readonly Video[], folderId: string | null) =>
      call('POST /videos/move', { body: { ids: moved.map(({ id }) => id), folderId } })
    function hide(ids: readonly string[]): void {
      queryClient.setQueriesData<Pages>(
        { queryKey: [...VIDEOS, 'list'] },
        (lists) => lists && without(lists, ids),
      )
    }
    return {
      reread,
      remove(videos) {
        const ids = videos.map(({ id }) => id)
        hide(ids)
        const restore = () => void attempt(() => call('POST /videos/restore', { body: { ids } }))
        return attempt(
          () => call('POST /videos/delete', { body: { ids } }),
          () => toasts.show(t('videos.deleted', { count: ids.length }), { undo: restore }),
        )
      },
      move(videos, folderId) {
        const back = Map.groupBy(videos, (video) => video.folderId)
        const undo = () =>
          void attempt(() => Promise.all([...back].map(([from, moved]) => moveTo(moved, from))))
        return attempt(
          () => moveTo(videos, folderId),
          () => toasts.show(t('videos.moved', { count: videos.length }), { undo }),
        )
      },
      retry: ({ id }) => attempt(() => call('POST /videos/:id/retry', { params: { id } })),
      async addFolder(name) {
        const { id } = await call('POST /video-folders', { body: { name } })
        await reread()
        return id
      },
      async renameFolder(id, name) {
        await call('PATCH /video-folders/:id', { params: { id }, body: { name } })
        await reread()
      },
      removeFolder({ id, name }) {
        let inside: string[] = []
        async function remove() {
          inside = await idsIn(call, id)
          await call('DELETE /video-folders/:id', { params: { id } })
        }
        const undo = () => void attempt(() => makeFolderAgain(call, name, inside))
        return attempt(remove, () => toasts.show(t('videos.folder_deleted'), { undo }))
      },
    }
  }, [call, queryClient, toasts, t, attempt])
}

function without(lists: Pages, ids: readonly string[]): Pages {
  return {
    ...lists,
    pages: lists.pages.map((page) => ({
      ...page,
      videos: page.videos.filter(({ id }) => !ids.includes(id)),
    })),
  }
}

/** All videos of a folder, or those in none. */
async function idsIn(call: Call, folder: string): Promise<string[]> {
  const ids: string[] = []
  for (let isMore = true; isMore;) {
    const page = await call('GET /videos', { query: { folder, before: ids.at(-1) } })
    ids.push(...page.videos.map(({ id }) => id))
    isMore = page.more
  }
  return ids
}

/** A deleted folder does not come back, so another one takes its place. */
async function makeFolderAgain(call: Call, name: string, videos: readonly string[]): Promise<void> {
  const { id: folderId } = await call('POST /video-folders', { body: { name } })
  // Meanwhile, some may have been deleted or moved elsewhere.
  const free = new Set(await idsIn(call, 'none'))
  const ids = videos.filter((id) => free.has(id))
  for (let at = 0; at < ids.length; at += limits.VIDEOS_AT_ONCE)
    await call('POST /videos/move', { body: { ids: ids.slice(at, at + limits.VIDEOS_AT_ONCE), folderId } })
}
