import type { texts as source } from '../../en/rooms/referrals.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.invite': 'Einladen und verdienen',
  'room.invitations': 'Einladungen',
  'room.rewards': 'Prämien',
  'room.affiliate_link': 'Partnerlink',
}
