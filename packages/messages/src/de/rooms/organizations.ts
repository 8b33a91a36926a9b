import type { texts as source } from '../../en/rooms/organizations.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.organization': 'Organisation',
}
