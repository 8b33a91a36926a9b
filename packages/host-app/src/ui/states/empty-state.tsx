import type { ReactNode } from 'react'
import classes from './states.module.css'

interface Props {
  /** Shows what will be here. The title says the same, so it is hidden from screen readers. */
  picture?: ReactNode
  title: string
  text: string
  actions?: ReactNode
}

export function EmptyState({ picture, title, text, actions }: Props) {
  return (
    <div className={classes.state}>
      {picture && (
        <div className={classes.picture} aria-hidden>
          {picture}
        </div>
      )}
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
