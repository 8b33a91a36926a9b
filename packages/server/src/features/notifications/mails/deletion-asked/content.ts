import { limits } from '@scheduling/domain'
import type { MailContent } from '../../../../mail/content/content.ts'
import type { ToldActivity } from '../activity-mail.ts'
import { activityContent } from '../activity-mail.ts'

/** Says goodbye, until when it can be taken back, and how. */
export function deletionAskedContent(told: ToldActivity): MailContent {
  return activityContent(told, (t, names) => ({
    subject: t('subjectDeletionAsked', names),
    heading: t('headingDeletionAsked'),
    opening: t('deletionAsked', { ...names, days: limits.DELETION_DAYS }),
    action: t('actionSignIn'),
    way: t('textKeepAccount'),
    closing: t('deletionAskedClosing'),
  }))
}
