import type { Call } from '@scheduling/contract'
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
  /** Takes back this step alone: others may have been made since. */
  back: (list: T[]) => T[]
  send: () => Promise<unknown>
}

/** A list as the server has it, and the ways in which it is changed. */
export interface KeptList<T> {
  call: Call
  queryClient: QueryClient
  now: () => readonly T[]
  /** As the server has changed it. */
  change: (by: (list: T[]) => T[]) => void
  /** Shown at once; what is sent keeps its order. Where the server refuses, it is taken back and said. */
  optimistically: (step: Step<T>) => Promise<boolean>
  /** Undefined where the server refuses, which is said. */
  attempt: <R>(send: () => Promise<R>) => Promise<R | undefined>
  /** Says at once what is being done, and how to undo it; unsaid where it does not come to pass. */
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
