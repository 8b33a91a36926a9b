import type { texts as source } from '../../en/rooms/billing.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.billing': 'Abrechnung',
}
