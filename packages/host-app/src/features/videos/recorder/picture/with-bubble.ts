import type { Bubble } from './bubble-frame.ts'
import type { BubbleOrder } from './bubble-worker.ts'
import type { PenOrder } from './pen.ts'

/** Chromium's, not in the types of the DOM. */
interface Processor {
  readable: ReadableStream<VideoFrame>
}
interface Generator extends MediaStreamTrack {
  writable: WritableStream<VideoFrame>
}
interface Breakout {
  MediaStreamTrackProcessor?: new (options: { track: MediaStreamTrack }) => Processor
  MediaStreamTrackGenerator?: new (options: { kind: 'video' }) => Generator
}

export interface Composed {
  track: MediaStreamTrack
  move: (bubble: Bubble) => void
  draw: (order: PenOrder) => void
  stop: () => void
}

export function canCompose(): boolean {
  const { MediaStreamTrackProcessor, MediaStreamTrackGenerator } = globalThis as Breakout
  return MediaStreamTrackProcessor !== undefined && MediaStreamTrackGenerator !== undefined
}

/** The screen with the camera in a bubble over it. Throws where `canCompose` is false. */
export function withBubble(screen: MediaStreamTrack, camera: MediaStreamTrack, bubble: Bubble): Composed {
  const { MediaStreamTrackProcessor, MediaStreamTrackGenerator } = globalThis as Breakout
  if (!MediaStreamTrackProcessor || !MediaStreamTrackGenerator)
    throw new Error('This browser cannot read the frames of a track')
  // Of their own, so that a preview of the same track goes on.
  const [ownScreen, ownCamera] = [screen.clone(), camera.clone()]
  const track = new MediaStreamTrackGenerator({ kind: 'video' })
  const frames = [ownScreen, ownCamera].map((each) => new MediaStreamTrackProcessor({ track: each }).readable)
  const [ofScreen, ofCamera] = frames as [ReadableStream<VideoFrame>, ReadableStream<VideoFrame>]
  const worker = new Worker(new URL('bubble-worker.ts', import.meta.url), { type: 'module' })
  const order = (next: BubbleOrder, transferables: Transferable[] = []) =>
    worker.postMessage(next, transferables)
  order({ kind: 'start', screen: ofScreen, camera: ofCamera, picture: track.writable, bubble }, [
    ofScreen,
    ofCamera,
    track.writable,
  ])
  return {
    track,
    move: (moved) => order({ kind: 'move', bubble: moved }),
    draw: (stroke) => order({ kind: 'draw', order: stroke }),
    stop() {
      for (const each of [ownScreen, ownCamera, track]) each.stop()
      worker.terminate()
    },
  }
}
