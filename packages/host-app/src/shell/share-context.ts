import { createContext, useContext } from 'react'

interface Share {
  /** Opens "Share your link", for one event type or for the whole page. */
  open: (eventTypeId?: string) => void
}

export const ShareContext = createContext<Share>({ open: () => undefined })

export const useShare = () => useContext(ShareContext)
