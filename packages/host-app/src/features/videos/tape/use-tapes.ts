import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { meQuery } from '../../../data/me.ts'
import { useMe } from '../../../data/use-me.ts'
import { ownerOf } from '../owner.ts'
import { keptTapes } from './kept-tapes.ts'
import type { Tape, TapeProgress } from './tape.ts'
import { tapesHere } from './tapes-here.ts'
import { uploadHeaders } from './upload-target.ts'

/** Recordings on this device whose page is gone. */
export function useKeptTapes() {
  const me = useMe()
  const queryClient = useQueryClient()
  const queryKey = ['kept-tapes', ownerOf(me)]
  const { data = [] } = useQuery({
    queryKey,
    queryFn: async () => keptTapes(ownerOf(me)),
    // Another tab may have begun or ended one.
    staleTime: 0,
  })
  return { tapes: data, reread: () => void queryClient.invalidateQueries({ queryKey }) }
}

/** The tapes of this page that are on their way. */
export function useTapesHere(): readonly Tape[] {
  return useSyncExternalStore(tapesHere.subscribe, tapesHere.list)
}

export function useTapeProgress(tape: Tape): TapeProgress {
  return useSyncExternalStore(tape.subscribe, tape.progress)
}

/** Sends again as the person who is signed in now. */
export function useRetry(): (tape: Tape) => void {
  const { session } = useDeps()
  return useCallback((tape) => tape.retry(uploadHeaders({ session })), [session])
}

/** Goes on after somebody has signed in again. A recording of somebody else stays where it is. */
export function useResumeUpload(): (tape: Tape) => Promise<void> {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const retry = useRetry()
  return useCallback(
    async (tape) => {
      const me = await queryClient.fetchQuery({ ...meQuery(call), staleTime: 0 })
      void queryClient.invalidateQueries()
      if (ownerOf(me) === tape.host) retry(tape)
    },
    [call, queryClient, retry],
  )
}

/** Sends those again that were refused, and whose host has signed in on another page since they were sent. */
export function useResumeRefused(tapes: readonly Tape[]): void {
  const { session } = useDeps()
  const resume = useResumeUpload()
  useEffect(() => {
    const stops = tapes.map((tape) => {
      const resumeIfRenewed = () => {
        const { upload, refusal } = tape.progress()
        const { authorization } = uploadHeaders({ session })
        const isRenewed = authorization !== undefined && authorization !== tape.headers().authorization
        if (upload === 'refused' && refusal?.status === 401 && isRenewed) resume(tape).catch(() => undefined)
      }
      resumeIfRenewed()
      return tape.subscribe(resumeIfRenewed)
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [tapes, resume, session])
}
