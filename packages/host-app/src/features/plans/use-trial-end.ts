import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDeps } from '../../data/deps.ts'
import { ME } from '../../data/me.ts'
import { useMe } from '../../data/use-me.ts'

// The longest that a timer of a browser waits.
const WAIT_MAX = 2 ** 31 - 1
// For this clock to be as late as that of the server.
const MARGIN_MS = 1_000

/** Asks again who is signed in when the trial ends. */
export function useTrialEnd(): void {
  const { trial_end: end } = useMe()
  const { now } = useDeps()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (end === null) return undefined
    const wait = Math.max(0, end * 1_000 - now()) + MARGIN_MS
    const ending = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: ME }),
      Math.min(wait, WAIT_MAX),
    )
    return () => clearTimeout(ending)
  }, [end, now, queryClient])
}
