import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { ME } from '../../../data/me.ts'

const route = getRouteApi('/login')

/**
 * Handles the verification link if this address is one. The browser that signed up goes to the start with a success
 * message. Another browser has to sign in with it.
 */
export function useVerification(): 'none' | 'checking' | 'sign_in' | 'invalid' {
  const { call } = useDeps()
  const { id, codex } = route.useSearch()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: isActivated, isError } = useQuery({
    queryKey: ['verify', id, codex],
    queryFn: () => call('GET /users/verify', { query: { id: id ?? '', codex: codex ?? '' } }),
    enabled: Boolean(id && codex),
    retry: false,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (!isActivated) return
    queryClient.removeQueries({ queryKey: ME })
    void navigate({ to: '/', search: { activated: '1' }, replace: true })
  }, [isActivated, navigate, queryClient])

  if (!codex) return 'none'
  if (isError) return 'invalid'
  return isActivated === false ? 'sign_in' : 'checking'
}
