import type { texts as source } from '../../en/rooms/campaigns.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.campaigns': 'Kampagnen',
}
