import { activityMail } from '../activity-mail.ts'
import { newDeviceContent } from './content.ts'

export const newDeviceMail = activityMail({
  kind: 'new_device',
  path: '/settings/activity',
  content: newDeviceContent,
})
