import { recordTape } from '../tape/tape.ts'
import type { Tape } from '../tape/tape.ts'
import { startRecorder, stopRecorder, workingType } from './media-types.ts'
import type { OpenedDevices } from './opened-devices.ts'
import type { Bubble } from './picture/bubble-frame.ts'
import type { PenOrder } from './picture/pen.ts'
import type { RecorderState, RecorderStore, RecorderWorld } from './recorder-state.ts'
import { makeRoom, SHORTEST_SECONDS, stayAwake } from './recording-room.ts'
import { hasSlept, recordedMs } from './recording-steps.ts'
import type { Recording } from './recording-steps.ts'
import { createTake } from './recording-take.ts'
import type { Take } from './recording-take.ts'

const COUNT_MS = 1_000

/** The take that is being recorded, from the countdown to its end. Calls `onTape` with the tape that gets it. */
export function createRunningTake(
  world: RecorderWorld,
  store: RecorderStore,
  devices: OpenedDevices,
  onTape: (tape: Tape) => void,
) {
  const { now } = world
  const { state, set, go } = store
  let take: Take | undefined
  /** When the last chunk came, or recording began or went on. */
  let chunkAt = 0
  let letSleep: (() => void) | undefined

  async function start(): Promise<void> {
    for (const device of devices.needed()) if (!state()[device] && !(await devices.open(device))) return
    const room = await makeRoom().catch(() => Infinity)
    if (room < SHORTEST_SECONDS) return set({ problem: { device: 'browser', kind: 'no_space' } })
    set({ secondsMax: Math.min(world.secondsMax(), Math.floor(room)), problem: undefined })
    take = takeOf(state())
    set({ picture: take.stream })
    go({ kind: 'start' })
    const current = take
    const [type] = await Promise.all([workingType(take.stream), countDown(store)])
    if (state().recording.step !== 'countdown' || take !== current) return
    if (type === undefined) return giveUp('no_type')
    begin(current, type)
  }

  function begin(current: Take, type: string): void {
    const startedAt = now()
    const facts = { host: world.host(), type, title: world.title(startedAt), startedAt }
    const tape = recordTape(facts, world.target())
    onTape(tape)
    try {
      current.recorder = startRecorder(current.stream, type, (chunk) => keep(chunk, tape))
    } catch {
      tape.discard()
      return giveUp('failed')
    }
    current.recorder.addEventListener('error', () => void stop('failure'))
    tape.subscribe(() => {
      if (tape.progress().stuck) void stop('full')
    })
    set({ tape })
    chunkAt = now()
    go({ kind: 'begin', tape: tape.id, now: now() })
    void stayAwake().then((letGo) => (letSleep = letGo))
  }

  function keep(chunk: Blob, tape: Tape): void {
    if (hasSlept(state().recording, chunkAt, now())) void stop('asleep')
    if (state().recording.endedBy === 'asleep') return
    chunkAt = now()
    tape.write(chunk, recordedMs(state().recording, chunkAt) / 1_000)
  }

  function giveUp(kind: 'no_type' | 'failed'): void {
    endTake()
    set({ problem: { device: 'browser', kind } })
    go({ kind: 'cancel' })
  }

  function endTake(): void {
    letSleep?.()
    letSleep = undefined
    take?.stop()
    take = undefined
    set({ picture: undefined, isDrawing: false })
  }

  async function stop(by?: Recording['endedBy']): Promise<void> {
    const { step } = state().recording
    if (step === 'countdown') return cancel()
    if (step !== 'recording' && step !== 'paused') return
    go({ kind: 'stop', now: by === 'asleep' ? chunkAt : now(), by })
    if (take?.recorder) await stopRecorder(take.recorder)
    endTake()
  }

  function cancel(): void {
    endTake()
    go({ kind: 'cancel' })
  }

  return {
    start,
    stop,
    cancel,
    isRecording: () => take?.recorder !== undefined,
    hasSlept: () => hasSlept(state().recording, chunkAt, now()),
    pause: () => {
      take?.recorder?.pause()
      go({ kind: 'pause', now: now() })
    },
    resume: () => {
      take?.recorder?.resume()
      chunkAt = now()
      go({ kind: 'resume', now: now() })
    },
    move: (bubble: Bubble) => take?.move(bubble),
    draw: (order: PenOrder) => take?.draw(order),
  }
}

function takeOf({ recorded, screen, camera, microphone, hasMicrophone, bubble }: RecorderState): Take {
  return createTake({
    screen: recorded === 'camera' ? undefined : screen?.stream,
    camera: recorded === 'screen' ? undefined : camera,
    microphone: hasMicrophone ? microphone : undefined,
    bubble,
  })
}

async function countDown({ state, go }: RecorderStore): Promise<void> {
  while (state().recording.step === 'countdown' && state().recording.count > 0) {
    await new Promise((resolve) => setTimeout(resolve, COUNT_MS))
    go({ kind: 'tick' })
  }
}
