import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useDeps } from './deps.ts'

/**
 * After an account was deleted: removes it from this device, and goes to the page that can undo the deletion until
 * then.
 */
export function useAccountGone(): (endsAt: string) => Promise<void> {
  const { session } = useDeps()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useCallback(
    async (deleted) => {
      session.clearAccount()
      await navigate({ to: '/login', search: { deleted }, replace: true })
      queryClient.clear()
    },
    [session, queryClient, navigate],
  )
}
