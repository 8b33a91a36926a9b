import { useMemo } from 'react'
import { useDeps } from '../data/deps.ts'
import { isAppOrigin } from '../data/plans/plan-rules.ts'
import { useMe } from '../data/use-me.ts'
import type { Upgrade } from '../shell/upgrade-context.ts'
import type { Dialogs } from './use-dialogs.ts'

/** How rooms offer a larger plan. */
export function useUpgradeActions({ open, lock }: Dialogs): Upgrade {
  const me = useMe()
  const { origin } = useDeps()
  const isHome = isAppOrigin(origin, me)
  return useMemo(
    () => ({
      open: () => {
        if (isHome) open('upgrade')
        else window.location.assign(`${me.server.origin}/upgrade`)
      },
      lock,
    }),
    [isHome, me.server.origin, open, lock],
  )
}
