import type { texts as source } from '../../en/rooms/integrations.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.integrations': 'Integrationen',
  'room.catalog': 'Katalog',
}
