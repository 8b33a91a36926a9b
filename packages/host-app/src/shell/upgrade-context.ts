import type { LockSlug } from '@scheduling/domain/entitlements'
import { createContext, useContext } from 'react'

export interface Upgrade {
  /** Opens over the current page, or at its own address if the dashboard is not at its main origin. */
  open: () => void
  /** Says that the plan does not include this, and how to get it. */
  lock: (feature: LockSlug) => void
}

export const UpgradeContext = createContext<Upgrade>({ open: () => undefined, lock: () => undefined })

export const useUpgrade = () => useContext(UpgradeContext)
