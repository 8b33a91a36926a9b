import type { texts as source } from '../../en/activities/embeds.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.embed_added': 'Einbettung angelegt',
  'activity.embed_changed': 'Einbettung geändert',
  'activity.embed_deleted': 'Einbettung gelöscht',
}
