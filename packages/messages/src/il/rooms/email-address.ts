import type { texts as source } from '../../en/rooms/email-address.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.email_address': 'כתובת דוא״ל',
}
