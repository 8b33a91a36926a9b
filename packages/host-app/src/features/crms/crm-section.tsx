import type { ReactNode } from 'react'
import classes from './crm.module.css'

interface Props {
  id: string
  title: string
  text?: string
  children: ReactNode
}

export function CrmSection({ id, title, text, children }: Props) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {children}
    </section>
  )
}
