import type { texts as source } from '../../en/activities/exports.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.export_asked': 'Export angefordert',
  'activity.export_fetched': 'Export heruntergeladen',
}
