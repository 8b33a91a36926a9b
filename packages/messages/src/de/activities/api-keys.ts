import type { texts as source } from '../../en/activities/api-keys.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.api_key_added': 'API-Schlüssel erstellt',
  'activity.api_key_removed': 'API-Schlüssel entfernt',
}
