import type { Call, Video } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'
import { isUnderWay, LOOK_EVERY_MS, VIDEOS } from './list-queries.ts'

export const videoQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: [...VIDEOS, 'one', id],
    queryFn: ({ signal }) => call('GET /videos/:id', { params: { id }, signal }),
    refetchInterval: ({ state }) => {
      return state.data && isChanging(state.data) ? LOOK_EVERY_MS : false
    },
  })

/** The text of captions. */
export const captionsQuery = (call: Call, id: string, language: string) =>
  queryOptions({
    queryKey: [...VIDEOS, 'captions', id, language],
    queryFn: async ({ signal }) =>
      (await call('GET /videos/:id/captions/:language', { params: { id, language }, signal })).text,
    staleTime: 0,
  })

export const videoFiguresQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: [...VIDEOS, 'figures', id],
    queryFn: ({ signal }) => call('GET /videos/:id/figures', { params: { id }, signal }),
  })

export const videoFoldersQuery = (call: Call) =>
  queryOptions({
    queryKey: [...VIDEOS, 'folders'],
    queryFn: async ({ signal }) => (await call('GET /video-folders', { signal })).folders,
  })

export const videoLimitsQuery = (call: Call) =>
  queryOptions({
    queryKey: [...VIDEOS, 'limits'],
    queryFn: ({ signal }) => call('GET /videos/limits', { signal }),
    staleTime: 0,
  })

function isChanging(video: Video): boolean {
  return isUnderWay(video) || video.trim?.state === 'working' || video.transcript?.state === 'working'
}
