import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ME } from '../../data/me.ts'
import { useMe } from '../../data/use-me.ts'
import { BILLING } from './queries.ts'
import { tellConnect } from './tell-connect.ts'

/** After a change: loads the subscription and the account again, and tells other windows. */
export function useRefresh(): () => Promise<void> {
  const queryClient = useQueryClient()
  const { origin } = useMe().server
  return useCallback(async () => {
    tellConnect(window, origin)
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: BILLING }),
      queryClient.invalidateQueries({ queryKey: ME }),
    ])
  }, [queryClient, origin])
}
