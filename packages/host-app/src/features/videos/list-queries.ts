import type { Call } from '@scheduling/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'

/** Cache key of everything about videos. */
export const VIDEOS = ['videos'] as const

export interface VideoSearch {
  folder?: string
  search?: string
}

/** Milliseconds between questions while a video is on its way or being processed. */
export const LOOK_EVERY_MS = 2_000

export const videosQuery = (call: Call, search: VideoSearch = {}) =>
  infiniteQueryOptions({
    queryKey: [...VIDEOS, 'list', search],
    queryFn: ({ pageParam, signal }) =>
      call('GET /videos', { query: { ...search, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ videos, more }) => (more ? videos.at(-1)?.id : undefined),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ videos }) => videos.some(isUnderWay)) ? LOOK_EVERY_MS : false,
  })

export function isUnderWay({ state }: { state: string }): boolean {
  return state === 'uploading' || state === 'processing'
}
