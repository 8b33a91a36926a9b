import type { texts as source } from '../../en/activities/deletion.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.deletion_asked': 'Löschung des Kontos angefordert',
  'activity.deletion_taken_back': 'Löschung zurückgenommen',
}
