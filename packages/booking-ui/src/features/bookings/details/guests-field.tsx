import { limits } from '@scheduling/domain'
import { useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../../page/words.tsx'
import { describedBy, Field, fieldCss, fieldId } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { usersIcon } from '../../../ui/icons-of-steps.ts'
import css from './guests-field.module.css'

interface GuestsFieldProps {
  guests: string
  problem: string | null
  onChange: (guests: string) => void
  onLeave: () => void
}

/** Folded until somebody wants to bring others. */
export function GuestsField({ guests, problem, onChange, onLeave }: GuestsFieldProps) {
  const { t } = useWords()
  const [open] = useState(guests !== '')
  const section = useRef<HTMLDetailsElement>(null)
  // Opens and never closes: correcting an address removes the problem while somebody is still typing there.
  useLayoutEffect(() => {
    if (problem !== null || guests !== '') section.current?.setAttribute('open', '')
  }, [problem, guests])
  const hint = t('guestsHint', { max: limits.GUESTS_MAX })
  return (
    <details className={css.guests} open={open} ref={section}>
      <summary
        className={css.open}
        onClick={(click) => {
          click.preventDefault()
          section.current?.setAttribute('open', '')
          document.getElementById(fieldId('guests'))?.focus()
        }}
      >
        <Icon shape={usersIcon} />
        {t('addGuests')}
      </summary>
      <Field name="guests" label={t('guests')} optional={t('optional')} hint={hint} problem={problem}>
        <textarea
          id={fieldId('guests')}
          name="guests"
          className={fieldCss.input}
          rows={3}
          dir="ltr"
          value={guests}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy('guests', hint, problem)}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
        />
      </Field>
    </details>
  )
}
