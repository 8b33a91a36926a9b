import type { ReactNode } from 'react'
import classes from './outreach.module.css'

interface Props {
  id: string
  title: string
  text: string
  children: ReactNode
}

export function OutreachSection({ id, title, text, children }: Props) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      <p className={classes.text}>{text}</p>
      {children}
    </section>
  )
}
