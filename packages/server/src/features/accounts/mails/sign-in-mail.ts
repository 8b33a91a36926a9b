import type { ChangeTexts } from '../mails/change-content.ts'
import { securityPage } from '../mails/change-content.ts'
import { changeMail } from '../mails/change-mail.ts'

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
