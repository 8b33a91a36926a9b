import { MINUTE } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import { useEffect, useState } from 'react'
import { useDeps } from './deps.ts'

/** The current time, to the minute. */
export function useNow(): Instant {
  const { now } = useDeps()
  const [at, setAt] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), MINUTE)
    return () => clearInterval(timer)
  }, [now])
  return at
}
