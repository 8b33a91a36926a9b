import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useDeps } from '../data/deps.ts'
import { ME } from '../data/me.ts'
import { isOnTrial, isShutOut } from '../data/plan-rules.ts'
import { useMe } from '../data/use-me.ts'

// The longest that a timer of a browser waits.
const WAIT_MAX = 2 ** 31 - 1
// For this clock to be as late as that of the server.
const MARGIN_MS = 1_000

/** Asks again who is signed in when the trial ends, and leads to `/upgrade` as soon as there is no plan. */
export function usePlanEnd(): void {
  const me = useMe()
  const { now } = useDeps()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isOut = useLocation({ select: ({ pathname }) => isShutOut(me, pathname) })
  const end = isOnTrial(me) ? me.trial_end : null
  useEffect(() => {
    if (end === null) return undefined
    const wait = Math.max(0, end * 1_000 - now()) + MARGIN_MS
    const ending = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: ME }),
      Math.min(wait, WAIT_MAX),
    )
    return () => clearTimeout(ending)
  }, [end, now, queryClient])
  useEffect(() => {
    if (isOut) void navigate({ to: '/upgrade', replace: true })
  }, [isOut, navigate])
}
