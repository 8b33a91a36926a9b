import type { Devices } from '../../../ui/devices.ts'
import { recordTape } from '../tape/tape.ts'
import type { Tape } from '../tape/tape.ts'
import type { UploadTarget } from '../tape/tape-messages.ts'
import { showTape } from '../tape/tapes-here.ts'
import { FIRST_BUBBLE } from './picture/bubble-frame.ts'
import type { Bubble } from './picture/bubble-frame.ts'
import { deviceProblem } from './device-problem.ts'
import type { DeviceName, DeviceProblem } from './device-problem.ts'
import { levelOf } from './level-meter.ts'
import type { Level } from './level-meter.ts'
import { startRecorder, stopRecorder, workingType } from './media-types.ts'
import type { PenOrder } from './picture/pen.ts'
import { makeRoom, SHORTEST_SECONDS, stayAwake } from './recording-room.ts'
import { namedDevices, openDevice, shareScreen, stopStream } from './recording-sources.ts'
import type { Recorded, SharedScreen } from './recording-sources.ts'
import { hasSlept, isFormerOver, next, READY, recordedMs } from './recording-steps.ts'
import type { Recording, RecordingEvent } from './recording-steps.ts'
import { createTake } from './recording-take.ts'
import type { Take } from './recording-take.ts'
import { canCompose } from './picture/with-bubble.ts'

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

const TICK_MS = 250
const COUNT_MS = 1_000
const SILENT_AFTER_MS = 3_000
const HEARD = 0.004

export type Recorder = ReturnType<typeof createRecorder>

/** The recorder behind its screen. */
export function createRecorder(world: RecorderWorld) {
  const { devices, now } = world
  let state: RecorderState = {
    recording: READY,
    seconds: 0,
    secondsMax: world.secondsMax(),
    recorded: canCompose() ? 'both' : 'screen',
    hasMicrophone: true,
    isSilent: false,
    named: [],
    bubble: FIRST_BUBBLE,
    isDrawing: false,
    isOpening: false,
  }
  const listeners = new Set<() => void>()
  const takes = new Map<string, Tape>()
  let take: Take | undefined
  let heardAt = 0
  /** When the last chunk came, or recording began or went on. */
  let chunkAt = 0
  let letSleep: (() => void) | undefined

  function set(change: Partial<RecorderState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  function go(event: RecordingEvent): void {
    const recording = next(state.recording, event)
    set({ recording, seconds: recordedMs(recording, now()) / 1_000 })
  }

  const clock = setInterval(() => {
    if (state.level) listen(state.level)
    if (state.recording.step !== 'recording') return
    if (hasSlept(state.recording, chunkAt, now())) return void stop('asleep')
    const seconds = recordedMs(state.recording, now()) / 1_000
    if (Math.floor(seconds) !== Math.floor(state.seconds)) set({ seconds })
    forgetFormer()
    if (seconds >= state.secondsMax) void stop('limit')
  }, TICK_MS)

  function listen(level: Level): void {
    if (level.read() > HEARD) heardAt = now()
    const isSilent = now() - heardAt > SILENT_AFTER_MS
    if (isSilent !== state.isSilent) set({ isSilent })
  }

  function forgetFormer(): void {
    const { former } = state.recording
    if (former === undefined || !isFormerOver(state.recording, now())) return
    takes.get(former)?.discard()
    takes.delete(former)
    go({ kind: 'former_gone' })
  }

  async function open(device: DeviceName, id?: string): Promise<boolean> {
    try {
      if (!devices) throw new DOMException('', 'NotSupportedError')
      set({ isOpening: true, problem: undefined })
      if (device === 'screen') keepScreen(await shareScreen(devices))
      else keepDevice(device, await openDevice(devices, device, id))
      set({ named: await namedDevices(devices) })
      return true
    } catch (error) {
      set({ problem: deviceProblem(device, error) })
      return false
    } finally {
      set({ isOpening: false })
    }
  }

  function keepScreen(screen: SharedScreen): void {
    stopStream(state.screen?.stream)
    set({ screen })
    screen.stream.getVideoTracks()[0]?.addEventListener('ended', () => {
      if (state.screen !== screen) return
      set({ screen: undefined })
      // Somebody pressed the browser's own button for it.
      if (needed().includes('screen')) void stop('source')
    })
  }

  function keepDevice(device: 'camera' | 'microphone', stream: MediaStream): void {
    stopStream(state[device])
    if (device === 'microphone') {
      state.level?.stop()
      heardAt = now()
      set({ microphone: stream, level: levelOf(stream), isSilent: false })
    } else set({ camera: stream })
    stream.getTracks()[0]?.addEventListener('ended', () => {
      if (state[device] !== stream) return
      const isRecorded = take?.recorder !== undefined && needed().includes(device)
      set({ [device]: undefined, ...(!isRecorded && { problem: { device, kind: 'missing' } }) })
      if (isRecorded) void stop(device)
    })
  }

  /** The screen comes first: it needs the press that is just over. */
  function needed(): DeviceName[] {
    const { recorded, hasMicrophone } = state
    return [
      ...(recorded !== 'camera' ? (['screen'] as const) : []),
      ...(recorded !== 'screen' ? (['camera'] as const) : []),
      ...(hasMicrophone ? (['microphone'] as const) : []),
    ]
  }

  async function start(): Promise<void> {
    for (const device of needed()) if (!state[device] && !(await open(device))) return
    const room = await makeRoom().catch(() => Infinity)
    if (room < SHORTEST_SECONDS) return set({ problem: { device: 'browser', kind: 'no_space' } })
    set({ secondsMax: Math.min(world.secondsMax(), Math.floor(room)), problem: undefined })
    const { recorded, screen, camera, microphone, hasMicrophone, bubble } = state
    take = createTake({
      screen: recorded === 'camera' ? undefined : screen?.stream,
      camera: recorded === 'screen' ? undefined : camera,
      microphone: hasMicrophone ? microphone : undefined,
      bubble,
    })
    set({ picture: take.stream })
    go({ kind: 'start' })
    const current = take
    const [type] = await Promise.all([workingType(take.stream), countDown()])
    if (state.recording.step !== 'countdown' || take !== current) return
    if (type === undefined) return giveUp('no_type')
    begin(current, type)
  }

  async function countDown(): Promise<void> {
    while (state.recording.step === 'countdown' && state.recording.count > 0) {
      await new Promise((resolve) => setTimeout(resolve, COUNT_MS))
      go({ kind: 'tick' })
    }
  }

  function begin(current: Take, type: string): void {
    const startedAt = now()
    const facts = { host: world.host(), type, title: world.title(startedAt), startedAt }
    const tape = recordTape(facts, world.target())
    takes.set(tape.id, tape)
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
    if (hasSlept(state.recording, chunkAt, now())) void stop('asleep')
    if (state.recording.endedBy === 'asleep') return
    chunkAt = now()
    tape.write(chunk, recordedMs(state.recording, chunkAt) / 1_000)
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
    const { step } = state.recording
    if (step === 'countdown') return cancel()
    if (step !== 'recording' && step !== 'paused') return
    go({ kind: 'stop', now: by === 'asleep' ? chunkAt : now(), by })
    if (take?.recorder) await stopRecorder(take.recorder)
    endTake()
  }

  function letTapesGo(): void {
    for (const tape of takes.values()) tape.release()
  }

  function cancel(): void {
    endTake()
    go({ kind: 'cancel' })
  }

  async function startOver(): Promise<void> {
    const { recording, tape } = state
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
    state: (): RecorderState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open,
    start,
    cancel,
    stop: () => void stop(),
    startOver: () => void startOver(),
    choose: (recorded: Recorded) => set({ recorded, problem: undefined }),
    setMicrophone: (hasMicrophone: boolean) => set({ hasMicrophone, problem: undefined }),
    move: (bubble: Bubble) => {
      set({ bubble })
      take?.move(bubble)
    },
    setDrawing: (isDrawing: boolean) => set({ isDrawing }),
    draw: (order: PenOrder) => take?.draw(order),
    pause: () => {
      take?.recorder?.pause()
      go({ kind: 'pause', now: now() })
    },
    resume: () => {
      take?.recorder?.resume()
      chunkAt = now()
      go({ kind: 'resume', now: now() })
    },
    /** Uploads the rest. Returns the tape. */
    use: (): Tape | undefined => {
      const { tape } = state
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
      state.level?.stop()
      for (const stream of [state.screen?.stream, state.camera, state.microphone]) stopStream(stream)
      listeners.clear()
    },
  }
}
