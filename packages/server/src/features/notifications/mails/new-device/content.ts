import type { MailContent } from '../../../../mail/content/content.ts'
import type { ToldActivity } from '../activity-mail.ts'
import { activityContent } from '../activity-mail.ts'

/** Tells of a sign-in on a device that was not used for it before. */
export function newDeviceContent(told: ToldActivity): MailContent {
  return activityContent(told, (t, names) => ({
    subject: t('subjectNewDevice', names),
    heading: t('headingNewDevice'),
    opening: t('newDevice', names),
    action: t('actionActivity'),
    way: t('textActivity'),
    closing: t('newDeviceOwn'),
  }))
}
