import type { texts as source } from '../../en/activities/organizations.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.organization_created': 'Organisation angelegt',
}
