import { openBookings } from '../features/videos/booking-panel.ts'
import { playLinked } from '../features/videos/linked-player.ts'

// The script of `/video_embed/:id` for a video at YouTube or Vimeo. The server draws the page and writes this script into it.
playLinked()
openBookings(undefined)
