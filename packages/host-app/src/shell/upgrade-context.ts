import type { FeatureSlug } from '@scheduling/domain/entitlements'
import { createContext, useContext } from 'react'

export interface Upgrade {
  /** Over what is shown; where the dashboard is not at home, at its own address. */
  open: () => void
  /** Says that the plan lacks this feature, and how to get it. */
  lock: (feature: FeatureSlug) => void
}

export const UpgradeContext = createContext<Upgrade>({ open: () => undefined, lock: () => undefined })

export const useUpgrade = () => useContext(UpgradeContext)
