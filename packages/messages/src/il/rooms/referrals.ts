import type { texts as source } from '../../en/rooms/referrals.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.invite': 'להזמין ולהרוויח',
  'room.invitations': 'הזמנות',
  'room.rewards': 'תגמולים',
  'room.affiliate_link': 'קישור שותפים',
}
