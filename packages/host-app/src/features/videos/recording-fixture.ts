import { vi } from 'vitest'
import type { BubbleOrder } from './recorder/picture/bubble-worker.ts'
import type { TapeOrder, TapeReport } from './tape/tape-messages.ts'

// Less would be a header alone, so the recorder would try another type.
const CHUNK = new Blob([new Uint8Array(2_000)])

/** The worker of a tape. It writes nothing. */
class TapeWorker extends EventTarget {
  readonly orders: TapeOrder[] = []
  postMessage(order: TapeOrder): void {
    this.orders.push(order)
  }
  report(data: TapeReport): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  terminate(): void {}
}

class Recorder extends EventTarget {
  state = 'inactive'
  static isTypeSupported(): boolean {
    return true
  }
  start(): void {
    this.state = 'recording'
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: CHUNK })))
  }
  pause(): void {}
  resume(): void {}
  stop(): void {
    this.state = 'inactive'
    queueMicrotask(() => this.dispatchEvent(new Event('stop')))
  }
}

class Track extends EventTarget {
  readonly kind = 'video'
  getSettings(): MediaTrackSettings {
    return {}
  }
  clone(): Track {
    return new Track()
  }
  stop(): void {}
}

class Stream {
  readonly #tracks: Track[]
  constructor(tracks: Track[] = [new Track()]) {
    this.#tracks = tracks
  }
  getTracks(): Track[] {
    return this.#tracks
  }
  getVideoTracks(): Track[] {
    return this.#tracks
  }
  getAudioTracks(): Track[] {
    return []
  }
}

/** Gives happy-dom what joins a screen and a camera, after `stubRecording`. Returns what the worker that joins them is told. */
export function stubFrames(workers: readonly TapeWorker[]): () => BubbleOrder[] {
  vi.stubGlobal('MediaStreamTrackProcessor', Track)
  vi.stubGlobal('MediaStreamTrackGenerator', Track)
  return () => workers.flatMap(({ orders }) => orders as unknown as BubbleOrder[])
}

/**
 * Gives happy-dom what it lacks: a recorder, streams of a screen, and a folder with the files of tapes, by name. Returns the workers of the
 * tapes that are opened. `vi.unstubAllGlobals` takes it back.
 */
export function stubRecording(files: Readonly<Record<string, string>> = {}): TapeWorker[] {
  const workers: TapeWorker[] = []
  const folder = {
    async *keys() {
      yield* Object.keys(files)
    },
    getFileHandle: async (name: string) => ({ getFile: async () => new File([files[name] ?? ''], name) }),
    getDirectoryHandle: async () => folder,
  }
  const storage = { getDirectory: async () => folder, persist: async () => true, estimate: async () => ({}) }
  for (const [name, value] of Object.entries({ storage, locks: { query: async () => ({ held: [] }) } }))
    Object.defineProperty(navigator, name, { value, configurable: true })
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { value: null, writable: true })
  vi.stubGlobal('MediaRecorder', Recorder)
  vi.stubGlobal('MediaStream', Stream)
  vi.stubGlobal(
    'Worker',
    class extends TapeWorker {
      constructor() {
        super()
        workers.push(this)
      }
    },
  )
  return workers
}
