import { useLayoutEffect } from 'react'

/** What could not be sent or had because the visitor is offline is tried again, by itself, when they are back. */
export function useWhenBack(refusal: string | null, again: () => void): void {
  useLayoutEffect(() => {
    if (refusal !== 'offline') return undefined
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [refusal, again])
}
