import type { texts as source } from '../../en/rooms/api-keys.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.api_keys': 'מפתחות API',
}
