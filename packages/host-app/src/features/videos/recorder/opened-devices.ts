import { deviceProblem } from './device-problem.ts'
import type { DeviceName } from './device-problem.ts'
import { levelOf } from './level-meter.ts'
import type { RecorderStore, RecorderWorld } from './recorder-state.ts'
import { namedDevices, openDevice, shareScreen, stopStream } from './recording-sources.ts'
import type { SharedScreen } from './recording-sources.ts'
import type { Recording } from './recording-steps.ts'

const SILENT_AFTER_MS = 3_000
const HEARD = 0.004

interface RunningRecording {
  isRecording: () => boolean
  /** A device that it needs has ended. */
  stop: (by: Recording['endedBy']) => Promise<void>
}

export type OpenedDevices = ReturnType<typeof createOpenedDevices>

/** The screen, the camera and the microphone of a recorder. */
export function createOpenedDevices(
  { devices, now }: RecorderWorld,
  { state, set }: RecorderStore,
  { isRecording, stop }: RunningRecording,
) {
  let heardAt = 0

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
    stopStream(state().screen?.stream)
    set({ screen })
    screen.stream.getVideoTracks()[0]?.addEventListener('ended', () => {
      if (state().screen !== screen) return
      set({ screen: undefined })
      // Somebody pressed the browser's own button for it.
      if (needed().includes('screen')) void stop('source')
    })
  }

  function keepDevice(device: 'camera' | 'microphone', stream: MediaStream): void {
    stopStream(state()[device])
    if (device === 'microphone') {
      state().level?.stop()
      heardAt = now()
      set({ microphone: stream, level: levelOf(stream), isSilent: false })
    } else set({ camera: stream })
    stream.getTracks()[0]?.addEventListener('ended', () => {
      if (state()[device] !== stream) return
      const isRecorded = isRecording() && needed().includes(device)
      set({ [device]: undefined, ...(!isRecorded && { problem: { device, kind: 'missing' } }) })
      if (isRecorded) void stop(device)
    })
  }

  /** The screen comes first: it needs the press that is just over. */
  function needed(): DeviceName[] {
    const { recorded, hasMicrophone } = state()
    return [
      ...(recorded !== 'camera' ? (['screen'] as const) : []),
      ...(recorded !== 'screen' ? (['camera'] as const) : []),
      ...(hasMicrophone ? (['microphone'] as const) : []),
    ]
  }

  /** Notes whether the microphone hears anything. */
  function listen(): void {
    const { level, isSilent: wasSilent } = state()
    if (!level) return
    if (level.read() > HEARD) heardAt = now()
    const isSilent = now() - heardAt > SILENT_AFTER_MS
    if (isSilent !== wasSilent) set({ isSilent })
  }

  function close(): void {
    const { level, screen, camera, microphone } = state()
    level?.stop()
    for (const stream of [screen?.stream, camera, microphone]) stopStream(stream)
  }

  return { open, needed, listen, close }
}
