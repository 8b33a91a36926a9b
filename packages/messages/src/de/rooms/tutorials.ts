import type { texts as source } from '../../en/rooms/tutorials.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.tutorials': 'Anleitungen',
}
