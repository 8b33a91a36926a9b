import type { texts as source } from '../../en/rooms/analytics.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.analytics': 'Analysen',
}
