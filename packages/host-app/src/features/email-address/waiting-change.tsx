import type { EmailAddress } from '@scheduling/contract'
import { useFormat, useText } from '../../language/language.tsx'
import { IconClock, IconGood } from '../../ui/icons.ts'
import { WorkButton } from '../../ui/work/work-button.tsx'
import classes from './email-address.module.css'
import { useEmailAddressActions } from './use-email-address-actions.ts'

interface Props {
  from: string
  change: NonNullable<EmailAddress['change']>
}

/** Both mailboxes have to confirm. Shows which ones have, and how to keep the old address. */
export function WaitingChange({ from, change }: Props) {
  const t = useText()
  const format = useFormat()
  const { withdraw } = useEmailAddressActions()
  return (
    <section className={classes.waiting} aria-labelledby="waiting">
      <h2 id="waiting" className={classes.title}>
        {t('email.waiting')}
      </h2>
      <p>{t('email.waiting_text', { until: format.dateTime(Date.parse(change.until)) })}</p>
      <ul className={classes.sides}>
        <Mailbox email={from} isConfirmed={change.isOldConfirmed} />
        <Mailbox email={change.email} isConfirmed={change.isNewConfirmed} />
      </ul>
      <div>
        <WorkButton variant="default" work={withdraw}>
          {t('email.withdraw')}
        </WorkButton>
      </div>
    </section>
  )
}

function Mailbox({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const t = useText()
  const Icon = isConfirmed ? IconGood : IconClock
  return (
    <li className={classes.side} data-confirmed={isConfirmed || undefined}>
      <Icon size={18} aria-hidden />
      <bdi className={classes.address}>{email}</bdi>
      <span className={classes.hint}>{t(isConfirmed ? 'email.confirmed' : 'email.unconfirmed')}</span>
    </li>
  )
}
