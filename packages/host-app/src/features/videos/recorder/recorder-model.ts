import type { Tape } from '../tape/tape.ts'
import { showTape } from '../tape/tapes-here.ts'
import { createOpenedDevices } from './opened-devices.ts'
import type { Bubble } from './picture/bubble-frame.ts'
import { createRecorderStore } from './recorder-state.ts'
import type { RecorderWorld } from './recorder-state.ts'
import type { Recorded } from './recording-sources.ts'
import { isFormerOver, recordedMs } from './recording-steps.ts'
import { createRunningTake } from './running-take.ts'

const TICK_MS = 250

export type Recorder = ReturnType<typeof createRecorder>

/** The recorder behind its screen. */
export function createRecorder(world: RecorderWorld) {
  const { now } = world
  const store = createRecorderStore(world)
  const { state, set, go, subscribe } = store
  const takes = new Map<string, Tape>()
  const devices = createOpenedDevices(world, store, {
    isRecording: () => running.isRecording(),
    stop: async (by) => running.stop(by),
  })
  const running = createRunningTake(world, store, devices, (tape) => takes.set(tape.id, tape))
  const { start, stop, cancel, pause, resume, draw } = running

  const clock = setInterval(() => {
    devices.listen()
    const { recording, secondsMax, seconds: shown } = state()
    if (recording.step !== 'recording') return
    if (running.hasSlept()) return void stop('asleep')
    const seconds = recordedMs(recording, now()) / 1_000
    if (Math.floor(seconds) !== Math.floor(shown)) set({ seconds })
    forgetFormer()
    if (seconds >= secondsMax) void stop('limit')
  }, TICK_MS)

  function forgetFormer(): void {
    const { recording } = state()
    const { former } = recording
    if (former === undefined || !isFormerOver(recording, now())) return
    takes.get(former)?.discard()
    takes.delete(former)
    go({ kind: 'former_gone' })
  }

  function letTapesGo(): void {
    for (const tape of takes.values()) tape.release()
  }

  async function startOver(): Promise<void> {
    const { recording, tape } = state()
    await stop()
    // The former take is the longer one.
    if (recording.former !== undefined && tape) {
      tape.discard()
      takes.delete(tape.id)
    }
    go({ kind: 'start_over' })
    set({ tape: undefined })
  }

  return {
    state,
    subscribe,
    open: devices.open,
    start,
    cancel,
    stop: () => void stop(),
    startOver: () => void startOver(),
    choose: (recorded: Recorded) => set({ recorded, problem: undefined }),
    setMicrophone: (hasMicrophone: boolean) => set({ hasMicrophone, problem: undefined }),
    move: (bubble: Bubble) => {
      set({ bubble })
      running.move(bubble)
    },
    setDrawing: (isDrawing: boolean) => set({ isDrawing }),
    draw,
    pause,
    resume,
    /** Uploads the rest. Returns the tape. */
    use: (): Tape | undefined => {
      const { tape } = state()
      if (!tape) return undefined
      go({ kind: 'use' })
      forgetFormer()
      takes.delete(tape.id)
      showTape(tape)
      tape.finish()
      return tape
    },
    /** The page is left. A take that nobody chose stays on this device. */
    close: () => {
      clearInterval(clock)
      void stop().then(letTapesGo)
      devices.close()
      store.close()
    },
  }
}
