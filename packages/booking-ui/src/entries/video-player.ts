import { openBookings } from '../features/videos/booking-panel.ts'
import { find } from '../features/videos/dom.ts'
import { playOwn } from '../features/videos/own-player.ts'

// The script of `/video_embed/:id` for a video in a file of ours. The server draws the page and writes this script into it.
// Without it, the video plays all the same: cues are links below it.
const video = find<HTMLVideoElement>('video')!
playOwn(video)
openBookings(video)
