import type { texts as source } from '../../en/activities/embeds.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.embed_added': 'הטמעה נוספה',
  'activity.embed_changed': 'הטמעה שונתה',
  'activity.embed_deleted': 'הטמעה נמחקה',
}
