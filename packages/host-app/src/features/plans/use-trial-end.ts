import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDeps } from '../../data/deps.ts'
import { ME } from '../../data/me.ts'
import { useMe } from '../../data/use-me.ts'

// The longest timer of a browser, in milliseconds.
const WAIT_MAX = 2 ** 31 - 1
// The server's clock may be behind this one.
const MARGIN_MS = 1_000

/** Loads the account again when the trial ends. */
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
