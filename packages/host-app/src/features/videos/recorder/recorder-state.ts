import type { Devices } from '../../../ui/devices.ts'
import type { Tape } from '../tape/tape.ts'
import type { UploadTarget } from '../tape/tape-messages.ts'
import type { DeviceProblem } from './device-problem.ts'
import type { Level } from './level-meter.ts'
import { FIRST_BUBBLE } from './picture/bubble-frame.ts'
import type { Bubble } from './picture/bubble-frame.ts'
import { canCompose } from './picture/with-bubble.ts'
import type { Recorded, SharedScreen } from './recording-sources.ts'
import { next, READY, recordedMs } from './recording-steps.ts'
import type { Recording, RecordingEvent } from './recording-steps.ts'

export interface RecorderWorld {
  devices: Devices | undefined
  now: () => number
  /** Whose recordings these are. */
  host: () => string
  /** Of a recording that begins then. */
  title: (at: number) => string
  target: () => UploadTarget
  /** The most seconds of a recording. */
  secondsMax: () => number
}

type Problem = DeviceProblem | { device: 'browser'; kind: 'no_space' | 'no_type' | 'failed' }

export interface RecorderState {
  recording: Recording
  /** Recorded seconds. */
  seconds: number
  secondsMax: number
  recorded: Recorded
  hasMicrophone: boolean
  screen?: SharedScreen
  camera?: MediaStream
  microphone?: MediaStream
  level?: Level
  /** Nothing was heard for some seconds. */
  isSilent: boolean
  named: readonly MediaDeviceInfo[]
  bubble: Bubble
  /** Whether the pointer draws on the picture. */
  isDrawing: boolean
  /** What is recorded, for the preview. */
  picture?: MediaStream
  problem?: Problem
  isOpening: boolean
  tape?: Tape
}

export type RecorderStore = ReturnType<typeof createRecorderStore>

/** The state of a recorder, and whoever listens to it. */
export function createRecorderStore({ now, secondsMax }: RecorderWorld) {
  let state: RecorderState = {
    recording: READY,
    seconds: 0,
    secondsMax: secondsMax(),
    recorded: canCompose() ? 'both' : 'screen',
    hasMicrophone: true,
    isSilent: false,
    named: [],
    bubble: FIRST_BUBBLE,
    isDrawing: false,
    isOpening: false,
  }
  const listeners = new Set<() => void>()
  function set(change: Partial<RecorderState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  return {
    state: (): RecorderState => state,
    set,
    go: (event: RecordingEvent): void => {
      const recording = next(state.recording, event)
      set({ recording, seconds: recordedMs(recording, now()) / 1_000 })
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => listeners.clear(),
  }
}
