import { Button, Skeleton } from '@mantine/core'
import type { BookingEmail, BookingEmails as Emails, HostBooking } from '@scheduling/contract'
import { useId } from 'react'
import { useMe } from '../../../data/use-me.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { IconCheck, IconClock, IconProblem, IconWarning } from '../../../ui/icons.ts'
import { Answer } from '../../../ui/states/answer.tsx'
import classes from './booking-emails.module.css'
import { useBookingEmails } from './use-booking-emails.ts'

const STATE_ICONS = {
  sent: IconCheck,
  refused: IconProblem,
  trying: IconClock,
  failed: IconWarning,
} as const

/** What became of the emails about a meeting. After an erasure we know of none. */
export function BookingEmails({ booking }: { booking: HostBooking }) {
  const t = useText()
  const { emails, resendConfirmation, isSending } = useBookingEmails(booking)
  const title = useId()
  if (booking.erasure === 'done') return null
  return (
    <section className={classes.emails} aria-labelledby={title}>
      <h3 id={title}>{t('emails.title')}</h3>
      {booking.mailRefused && (
        <p className={classes.note} role="note">
          {t('emails.refused_text')}
        </p>
      )}
      <Answer of={emails} loading={<Skeleton height={96} />}>
        {(found) => (
          <>
            <EmailList emails={found.emails} />
            {found.resendRefusal ? (
              <p className={classes.dim}>{t(`error.${found.resendRefusal}`)}</p>
            ) : (
              <Button
                className={classes.again}
                variant="default"
                loading={isSending}
                onClick={() => void resendConfirmation()}
              >
                {t('emails.again')}
              </Button>
            )}
          </>
        )}
      </Answer>
    </section>
  )
}

function EmailList({ emails }: Pick<Emails, 'emails'>) {
  const t = useText()
  if (emails.length === 0) return <p className={classes.dim}>{t('emails.none')}</p>
  return (
    <ul className={classes.list}>
      {emails.map((email) => (
        <EmailRow key={`${email.kind} ${email.audience} ${email.address} ${email.queuedAt}`} email={email} />
      ))}
    </ul>
  )
}

function EmailRow({ email }: { email: BookingEmail }) {
  const t = useText()
  const format = useFormat()
  const { state, at, answer } = email
  const Icon = STATE_ICONS[state]
  return (
    <li className={classes.row}>
      <span className={classes.kind}>{useKindText(email)}</span>
      <span className={classes.state} data-state={state}>
        <Icon size={16} aria-hidden />
        {t(`emails.${state}`)}
      </span>
      <span className={classes.to}>
        <bdi>{useRecipientText(email)}</bdi>
      </span>
      <time className={classes.dim} dateTime={at}>
        {format.dateTime(Date.parse(at))}
      </time>
      {answer && (
        <span className={classes.answer}>
          <bdi>{t('emails.answer', { text: answer })}</bdi>
        </span>
      )}
    </li>
  )
}

function useKindText({ kind }: BookingEmail): string {
  const t = useText()
  if (kind === 'canceled') return t('outcome.canceled')
  return kind === 'reassigned' ? t('booking.reassign_to') : t(`emails.${kind}`)
}

function useRecipientText({ audience, address }: BookingEmail): string {
  const t = useText()
  const { organization } = useMe()
  if (audience === 'host') return t(organization ? 'booking.by_team' : 'booking.by_you')
  return address ?? t('emails.former_guest')
}
