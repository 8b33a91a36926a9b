import { useLayoutEffect } from 'react'

/** Tries again when the visitor is back online, after a request that failed offline. */
export function useWhenBack(refusal: string | null, again: () => void): void {
  useLayoutEffect(() => {
    if (refusal !== 'offline') return undefined
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [refusal, again])
}
