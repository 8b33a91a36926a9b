import type { Devices } from '../../../ui/devices.ts'
import type { DeviceName } from './device-problem.ts'

export type Recorded = 'both' | 'screen' | 'camera'

export interface SharedScreen {
  stream: MediaStream
  /** Undefined where the browser does not say it. */
  surface: 'monitor' | 'window' | 'browser' | undefined
  hasSound: boolean
}

const PICTURE = { width: { ideal: 1_920 }, height: { ideal: 1_080 }, frameRate: { ideal: 30 } }
const CAMERA = { width: { ideal: 1_280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } }

/** Younger than the types of the DOM: offers the sound of all of the computer where the browser can record it. */
type ScreenOptions = DisplayMediaStreamOptions & { systemAudio: 'include' }

export async function shareScreen(devices: Devices): Promise<SharedScreen> {
  const options: ScreenOptions = { video: PICTURE, audio: true, systemAudio: 'include' }
  const stream = await devices.getDisplayMedia(options)
  const [track] = stream.getVideoTracks()
  const { displaySurface } = track?.getSettings() ?? {}
  return { stream, surface: surfaceOf(displaySurface), hasSound: stream.getAudioTracks().length > 0 }
}

export async function openDevice(
  devices: Devices,
  device: Exclude<DeviceName, 'screen'>,
  id?: string,
): Promise<MediaStream> {
  const deviceId = id === undefined ? undefined : { exact: id }
  return devices.getUserMedia(
    device === 'camera'
      ? { video: { ...CAMERA, deviceId } }
      : { audio: { deviceId, echoCancellation: true, noiseSuppression: true } },
  )
}

/** Their names are known once one of them was allowed. */
export async function namedDevices(devices: Devices): Promise<MediaDeviceInfo[]> {
  return (await devices.enumerateDevices()).filter(({ deviceId, label }) => deviceId !== '' && label !== '')
}

export function stopStream(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

function surfaceOf(value: string | undefined): SharedScreen['surface'] {
  return value === 'monitor' || value === 'window' || value === 'browser' ? value : undefined
}
