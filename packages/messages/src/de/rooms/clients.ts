import type { texts as source } from '../../en/rooms/clients.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.clients': 'Kunden',
}
