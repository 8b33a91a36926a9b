import type { ReactNode } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'
import css from './page.module.css'

/** The element around every page. Its class carries the styles that all of them share. */
export function Page({ framed, children }: { framed: boolean; children: ReactNode }) {
  const live = useHydrated()
  return (
    <div className={css.page} data-framed={framed ? 'yes' : 'no'} data-live={live ? '' : undefined}>
      {children}
    </div>
  )
}
