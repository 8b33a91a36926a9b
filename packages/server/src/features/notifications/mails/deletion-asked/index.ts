import { activityMail } from '../activity-mail.ts'
import { deletionAskedContent } from './content.ts'

export const deletionAskedMail = activityMail({
  kind: 'deletion_asked',
  path: '/login',
  content: deletionAskedContent,
})
