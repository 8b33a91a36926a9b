import type { HostBooking } from '@scheduling/contract'
import { useText } from '../../language/language.tsx'
import { IconProblem } from '../../ui/icons.ts'
import classes from './mail-mark.module.css'

/** The invitee may not know of the meeting. Empty if no email was refused. */
export function MailMark({ mailRefused }: Pick<HostBooking, 'mailRefused'>) {
  const t = useText()
  if (!mailRefused) return null
  return (
    <span className={classes.mark}>
      <IconProblem size={16} aria-hidden />
      {t('emails.mark')}
    </span>
  )
}
