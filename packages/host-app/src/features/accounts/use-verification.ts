import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useDeps } from '../../data/deps.ts'

const route = getRouteApi('/login')

/** Follows the verification link that this address is, if it is one. Who is signed in goes home, with the good news. */
export function useVerification(): 'none' | 'checking' | 'activated' | 'invalid' {
  const { call, session } = useDeps()
  const { id, codex } = route.useSearch()
  const navigate = useNavigate()
  const { data, isError } = useQuery({
    queryKey: ['verify', id, codex],
    queryFn: () => call('GET /users/verify', { query: { id: id ?? '', codex: codex ?? '' } }),
    enabled: Boolean(id && codex),
    retry: false,
    staleTime: Infinity,
  })
  const isActivated = data?.activated === true
  const isSignedIn = session.token() !== undefined
  useEffect(() => {
    if (codex && isSignedIn && (isActivated || isError))
      void navigate({ to: '/', search: { activated: isActivated ? '1' : undefined }, replace: true })
  }, [isActivated, isError, isSignedIn, codex, navigate])

  if (!codex) return 'none'
  if (isActivated) return 'activated'
  return isError || data ? 'invalid' : 'checking'
}
