import { useEffect, useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { checkIcon } from '../../../ui/icons-of-steps.ts'
import { alertIcon, clockIcon } from '../../../ui/icons.ts'
import css from './booking-card.module.css'

interface BookingNewsProps {
  state: 'booked' | 'over' | 'canceled'
  title: string
  /** Which email went out, or who canceled. Null if neither is news. */
  told: string | null
  /** It just happened. */
  isNew: boolean
}

const ICONS = { booked: checkIcon, over: clockIcon, canceled: alertIcon }

/** The state of the booking, in large letters. */
export function BookingNews({ state, title, told, isNew }: BookingNewsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Move the focus only for a change that the visitor sees happen, not when a page opens.
    if (isNew && document.activeElement !== null && document.activeElement !== document.body)
      heading.current?.focus()
  }, [isNew, title])

  return (
    <header className={css.head} data-state={state}>
      <span className={css.mark}>
        <Icon shape={ICONS[state]} />
      </span>
      <h2 className={css.title} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {told && <p className={css.told}>{told}</p>}
    </header>
  )
}
