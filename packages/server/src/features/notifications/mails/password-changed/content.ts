import type { MailContent } from '../../../../mail/content/content.ts'
import type { ToldActivity } from '../activity-mail.ts'
import { activityContent } from '../activity-mail.ts'

/** Tells of a new password, in case that it was somebody else's doing. */
export function passwordChangedContent(told: ToldActivity): MailContent {
  return activityContent(told, (t, names) => ({
    subject: t('subjectPasswordChanged', names),
    heading: t('headingPasswordChanged'),
    opening: t('passwordChanged', names),
    action: t('actionPasswordReset'),
    way: t('textNotYou'),
    closing: t('passwordChangedOwn'),
  }))
}
