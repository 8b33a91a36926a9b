import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import classes from './desktop-only.module.css'

/** A week does not fit on a phone: there it is said kindly, instead of shown badly. */
export function DesktopOnly({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <div className={classes.phone}>
        <EmptyState title={title} text={text} />
      </div>
      <div className={classes.desktop}>{children}</div>
    </>
  )
}
