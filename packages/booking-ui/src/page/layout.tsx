import type { ReactNode } from 'react'
import css from './layout.module.css'

interface LayoutProps {
  head: ReactNode
  main: ReactNode
  /** An `About`, if there is something to say. */
  about?: ReactNode
}

/** The card: event and host at the side, the step in the middle. On a phone they are stacked. */
export function Layout({ head, main, about }: LayoutProps) {
  return (
    <main className={css.card}>
      <div className={css.head}>{head}</div>
      <div className={css.main}>{main}</div>
      {about}
    </main>
  )
}

/** What the host says. At the side, or on a phone below the step, which is what the visitor came for. */
export function About({ children }: { children: ReactNode }) {
  return <div className={css.about}>{children}</div>
}

/** A card with only one message. */
export function Narrow({ children }: { children: ReactNode }) {
  return <main className={css.narrow}>{children}</main>
}
