import { useLocation, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

export interface Shared {
  /** Absent: the whole page. */
  eventTypeId?: string
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What the share dialog is open for. */
    shared?: Shared
  }
}

/** The share dialog is a step in the browser's history: Back closes it. */
export function useShared() {
  const router = useRouter()
  const shared = useLocation({ select: ({ state }) => state.shared })
  const open = useCallback(
    (eventTypeId?: string) =>
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: (before) => ({ ...before, shared: { eventTypeId } }),
        resetScroll: false,
      }),
    [router],
  )
  const close = useCallback(() => router.history.back(), [router])
  return { shared, open, close }
}
