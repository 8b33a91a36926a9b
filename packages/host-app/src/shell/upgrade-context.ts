import { createContext, useContext } from 'react'

interface Upgrade {
  /** Over what is shown; where the dashboard is not at home, at its own address. */
  open: () => void
  /** Says that the plan does not allow what the config of this slug names, and how it would. */
  lock: (slug: string) => void
}

export const UpgradeContext = createContext<Upgrade>({ open: () => undefined, lock: () => undefined })

export const useUpgrade = () => useContext(UpgradeContext)
