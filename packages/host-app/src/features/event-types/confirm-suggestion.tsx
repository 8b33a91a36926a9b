import { ActionIcon, Button } from '@mantine/core'
import { useState } from 'react'
import { useFormat, useText } from '../../language/language.tsx'
import { IconClose, IconWarning } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import classes from './confirm-suggestion.module.css'
import { useConfirmSuggestion } from './use-confirm-suggestion.ts'

/**
 * After a flood of bookings: suggests a fix in one click. `isAtBookings`: the bookings are already on the screen.
 */
export function ConfirmSuggestion({ isAtBookings = false }: { isAtBookings?: boolean }) {
  const t = useText()
  const format = useFormat()
  const { at, turnOn, dismiss } = useConfirmSuggestion()
  const [isSending, setSending] = useState(false)
  if (at === null) return null
  return (
    <section className={classes.notice} aria-labelledby="flood-title">
      <IconWarning size={20} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <h2 id="flood-title" className={classes.title}>
          {t('flood.title')}
        </h2>
        <p className={classes.text}>{t('flood.text', { time: format.dateTime(Date.parse(at)) })}</p>
        <div className={classes.actions}>
          <Button
            size="sm"
            loading={isSending}
            onClick={() => {
              setSending(true)
              void turnOn().finally(() => setSending(false))
            }}
          >
            {t('flood.turn_on')}
          </Button>
          {!isAtBookings && (
            <LinkButton to="/scheduled-events" variant="default" size="sm">
              {t('flood.see')}
            </LinkButton>
          )}
        </div>
      </div>
      <ActionIcon variant="subtle" color="gray" aria-label={t('flood.dismiss')} onClick={dismiss}>
        <IconClose size={16} />
      </ActionIcon>
    </section>
  )
}
