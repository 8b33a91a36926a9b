import type { texts as source } from '../../en/activities/videos.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.video_added': 'Video hinzugefügt',
  'activity.video_changed': 'Video geändert',
  'activity.video_deleted': 'Video gelöscht',
  'activity.video_restored': 'Video wiederhergestellt',
}
