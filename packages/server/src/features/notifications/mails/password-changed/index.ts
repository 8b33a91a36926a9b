import { activityMail } from '../activity-mail.ts'
import { passwordChangedContent } from './content.ts'

export const passwordChangedMail = activityMail({
  kind: 'password_changed',
  path: '/forgotpassword',
  content: passwordChangedContent,
})
