import type { texts as source } from '../../en/activities/integrations.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.integration_connected': 'Integration verbunden',
  'activity.integration_disconnected': 'Integration entfernt',
}
