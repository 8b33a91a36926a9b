import type { MailContent } from '../../../../mail/content/content.ts'
import type { ToldActivity } from '../activity-mail.ts'
import { activityContent } from '../activity-mail.ts'

/** Tells that signing in has taken a deletion back. */
export function deletionTakenBackContent(told: ToldActivity): MailContent {
  return activityContent(told, (t, names) => ({
    subject: t('subjectDeletionTakenBack', names),
    heading: t('headingDeletionTakenBack'),
    opening: t('deletionTakenBack', names),
    action: t('actionDeletion'),
    way: t('textDeleteAgain'),
    closing: t('deletionTakenBackClosing'),
  }))
}
