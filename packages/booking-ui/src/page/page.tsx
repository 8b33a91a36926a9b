import type { ReactNode } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'
import css from './page.module.css'

/** What every page stands in; its class carries the styles of all of them. */
export function Page({ framed, children }: { framed: boolean; children: ReactNode }) {
  const live = useHydrated()
  return (
    <div className={css.page} data-framed={framed ? 'yes' : 'no'} data-live={live ? '' : undefined}>
      {children}
    </div>
  )
}
