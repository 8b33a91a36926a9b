import { openBookings } from '../features/videos/booking-panel.ts'
import { find } from '../features/videos/dom.ts'
import { playLinked } from '../features/videos/linked-player.ts'
import { playOwn } from '../features/videos/own-player.ts'

// The script of `/video_embed/:id`, which the server draws, and writes this script into. Without it, the video plays all
// the same: cues are links below it.
const video = find<HTMLVideoElement>('video')
if (video) playOwn(video)
else playLinked()
openBookings(video)
