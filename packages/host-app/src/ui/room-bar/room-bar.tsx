import type { ReactNode } from 'react'
import classes from './room-bar.module.css'

interface Props {
  /** Absent where what stands around it is announced already. */
  label?: string
  children: ReactNode
}

/** Stands above every room: what is wrong with the account, and the way to mend it. */
export function RoomBar({ label, children }: Props) {
  return (
    <section className={classes.bar} aria-label={label}>
      {children}
    </section>
  )
}
