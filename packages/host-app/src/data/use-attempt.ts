import type { QueryKey } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useText } from '../language/language.tsx'
import { useToasts } from '../ui/toasts/toast-list.tsx'
import { problemText } from './problem-text.ts'

/** True if the server agreed, which `done` may say. */
export type Attempt = (send: () => Promise<unknown>, done?: () => void) => Promise<boolean>

/** Sends a change, and says why it was refused. What is known under the key is read again either way. */
export function useAttempt(queryKey: QueryKey): Attempt {
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  return useCallback(
    async (send, done) => {
      try {
        await send()
        done?.()
        return true
      } catch (error) {
        toasts.show(problemText(error, t), { tone: 'bad' })
        return false
      } finally {
        await queryClient.invalidateQueries({ queryKey })
      }
    },
    [queryClient, toasts, t, queryKey],
  )
}
