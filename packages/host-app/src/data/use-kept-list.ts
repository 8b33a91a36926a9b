import type { Call } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useText } from '../language/language.tsx'
import { useToasts } from '../ui/toasts/toast-list.tsx'
import { useDeps } from './deps.ts'
import { problemText } from './problem-text.ts'
import { createQueue } from './queue.ts'

interface Step<T> {
  there: (list: T[]) => T[]
  /** Undoes only this step: others may have happened since. */
  back: (list: T[]) => T[]
  send: () => Promise<unknown>
}

/** A list from the server, and the ways to change it. */
export interface KeptList<T> {
  call: Call
  queryClient: QueryClient
  now: () => readonly T[]
  /** Applies a change that the server has made. */
  change: (by: (list: T[]) => T[]) => void
  /**
   * Shows the change at once; requests keep their order. If the server refuses, the change is undone with a
   * message.
   */
  optimistically: (step: Step<T>) => Promise<boolean>
  /** Undefined if the server refuses, with a message. */
  attempt: <R>(send: () => Promise<R>) => Promise<R | undefined>
  /** Shows at once what happens, with an undo button. Removes the message if it does not happen. */
  withUndo: (text: string, undo: (() => unknown) | undefined, done: () => Promise<boolean>) => Promise<void>
}

export function useKeptList<T>(
  query: (call: Call) => { queryKey: DataTag<QueryKey, T[], Error> },
  refusalText?: (error: unknown) => string,
): KeptList<T> {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()

  return useMemo(() => {
    const { queryKey } = query(call)
    const change = (by: (list: T[]) => T[]) =>
      void queryClient.setQueryData<T[]>(queryKey, (list) => list && by(list))
    const refused = (error: unknown) =>
      toasts.show(refusalText?.(error) ?? problemText(error, t), { tone: 'bad' })
    const queue = createQueue()

    return {
      call,
      queryClient,
      now: () => queryClient.getQueryData<T[]>(queryKey) ?? [],
      change,
      async optimistically({ there, back, send }) {
        await queryClient.cancelQueries({ queryKey })
        change(there)
        try {
          await queue(send)
          return true
        } catch (error) {
          change(back)
          refused(error)
          return false
        }
      },
      async attempt(send) {
        try {
          return await send()
        } catch (error) {
          refused(error)
          return undefined
        }
      },
      async withUndo(text, undo, done) {
        const withdraw = toasts.show(text, { undo: undo && (() => void undo()) })
        if (!(await done())) withdraw()
      },
    }
  }, [call, queryClient, toasts, t, query, refusalText])
}

/** For calls that delete something. If it does not exist any more, in another tab or after a lost answer, that is done. */
export function orGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404 || error.code === 'not_shown_to_role') throw error
}
