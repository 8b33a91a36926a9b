import type { ReactNode } from 'react'
import { IconChevronDown } from '../icons.ts'
import classes from './section.module.css'

interface Props {
  /** Also the hash of its address. */
  id: string
  title: string
  /** The settings in one line, readable without opening. */
  summary: string
  hasProblem?: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** It, or something in it, got the focus. */
  onFocus?: () => void
  children: ReactNode
}

export function Section({ id, title, summary, hasProblem, isOpen, onToggle, onFocus, children }: Props) {
  return (
    <details
      id={id}
      className={classes.section}
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      onFocus={onFocus}
      data-problem={hasProblem || undefined}
    >
      <summary className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <span className={classes.summary}>{summary}</span>
        <IconChevronDown className={classes.mark} size={18} aria-hidden />
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  )
}
