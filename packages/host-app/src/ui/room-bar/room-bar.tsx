import type { ReactNode } from 'react'
import classes from './room-bar.module.css'

interface Props {
  /** Absent if the content is announced already. */
  label?: string
  children: ReactNode
}

/** A bar above every room: a problem of the account, and how to fix it. */
export function RoomBar({ label, children }: Props) {
  return (
    <section className={classes.bar} aria-label={label}>
      {children}
    </section>
  )
}
