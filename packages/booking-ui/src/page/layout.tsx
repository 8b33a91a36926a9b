import type { ReactNode } from 'react'
import css from './layout.module.css'

interface LayoutProps {
  head: ReactNode
  main: ReactNode
  /** An `About`, when there is something to tell. */
  about?: ReactNode
}

/** The card: who and what at the side, the step in the middle; on a phone one below the other. */
export function Layout({ head, main, about }: LayoutProps) {
  return (
    <main className={css.card}>
      <div className={css.head}>{head}</div>
      <div className={css.main}>{main}</div>
      {about}
    </main>
  )
}

/** What the host says: at the side; on a phone below the step, which is what the visitor came for. */
export function About({ children }: { children: ReactNode }) {
  return <div className={css.about}>{children}</div>
}

/** Around a card that has only one thing to say. */
export function Narrow({ children }: { children: ReactNode }) {
  return <main className={css.narrow}>{children}</main>
}
