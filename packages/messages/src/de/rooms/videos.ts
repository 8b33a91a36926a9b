import type { texts as source } from '../../en/rooms/videos.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.videos': 'Videos',
  'room.screencast': 'Video aufnehmen',
}
