import type { texts as source } from '../../en/activities/domains.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.domain_changed': 'Eigene Domain geändert',
}
