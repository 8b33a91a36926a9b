import type { ChangeTexts } from '../../accounts/mails/change-content.ts'
import { securityPage } from '../../accounts/mails/change-content.ts'
import { changeMail } from '../../accounts/mails/change-mail.ts'

export const NEW_DEVICE_TEXTS = {
  new_device: (t, names) => ({
    subject: t('subjectNewDevice', names),
    heading: t('headingNewDevice'),
    opening: t('newDevice', names),
    closing: t('newDeviceOwn'),
    page: securityPage(t),
  }),
} satisfies ChangeTexts

export const newDeviceMail = changeMail(NEW_DEVICE_TEXTS)
