import { activityMail } from '../activity-mail.ts'
import { deletionTakenBackContent } from './content.ts'

export const deletionTakenBackMail = activityMail({
  kind: 'deletion_taken_back',
  path: '/settings/delete',
  content: deletionTakenBackContent,
})
