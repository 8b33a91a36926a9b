import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { SESSIONS } from './queries.ts'

export interface SessionActions {
  end: (id: string) => Promise<void>
  endOthers: () => Promise<void>
}

export function useSessionActions(): SessionActions {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()

  return useMemo(() => {
    async function told(ending: Promise<unknown>): Promise<void> {
      try {
        await ending
        toasts.show(t('sessions.ended'))
      } catch (error) {
        toasts.show(problemText(error, t), { tone: 'bad' })
      }
      await queryClient.invalidateQueries({ queryKey: SESSIONS })
    }
    return {
      end: (id) => told(call('DELETE /users/sessions/:id', { params: { id } })),
      endOthers: () => told(call('DELETE /users/sessions')),
    }
  }, [call, queryClient, toasts, t])
}
