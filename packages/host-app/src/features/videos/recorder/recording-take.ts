import type { Bubble } from './picture/bubble-frame.ts'
import { mixSound } from './level-meter.ts'
import type { PenOrder } from './picture/pen.ts'
import { withBubble } from './picture/with-bubble.ts'

/** What one recording records: one picture and one sound. */
export interface Take {
  stream: MediaStream
  recorder?: MediaRecorder
  move: (bubble: Bubble) => void
  draw: (order: PenOrder) => void
  stop: () => void
}

interface TakeSources {
  screen: MediaStream | undefined
  camera: MediaStream | undefined
  microphone: MediaStream | undefined
  bubble: Bubble
}

export function createTake({ screen, camera, microphone, bubble }: TakeSources): Take {
  const [ofScreen] = screen?.getVideoTracks() ?? []
  const [ofCamera] = camera?.getVideoTracks() ?? []
  const composed = ofScreen && ofCamera && withBubble(ofScreen, ofCamera, bubble)
  const sound = mixSound([screen, microphone].filter((stream) => stream !== undefined))
  const picture = composed?.track ?? ofScreen ?? ofCamera
  const tracks = [picture, sound?.track].filter((track) => track !== undefined)
  return {
    stream: new MediaStream(tracks),
    move: (moved) => composed?.move(moved),
    draw: (order) => composed?.draw(order),
    stop() {
      composed?.stop()
      sound?.stop()
    },
  }
}
