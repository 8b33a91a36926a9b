import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import classes from './desktop-only.module.css'

/** A week does not fit on a phone, so a phone shows a message instead. */
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
