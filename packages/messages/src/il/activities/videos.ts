import type { texts as source } from '../../en/activities/videos.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.video_added': 'סרטון נוסף',
  'activity.video_changed': 'סרטון שונה',
  'activity.video_deleted': 'סרטון נמחק',
  'activity.video_restored': 'סרטון שוחזר',
}
