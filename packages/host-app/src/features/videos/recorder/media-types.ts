// MP4 first: Safari claims WebM that it cannot play. No H.264 in WebM: its frame size changes in the middle of a file.
const TYPES = [
  'video/mp4;codecs=avc1,mp4a.40.2',
  'video/mp4;codecs=avc1,opus',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  // Browsers that only say yes to the container choose the codecs themselves.
  'video/mp4',
  'video/webm',
]

export const BITS_PER_SECOND = 2_500_000
const SOUND_BITS_PER_SECOND = 128_000
const CHUNK_MS = 1_000

// A header alone is shorter: an encoder that does not work delivers nothing else.
const MEDIA_BYTES = 2_000
const TRIAL_MS = 2_500
// Of a computer that is too busy for all of them.
const PATIENT_TRIAL_MS = 10_000
const TRIAL_CHUNK_MS = 200

/** The option is younger than the types of the DOM. */
type Options = MediaRecorderOptions & { videoKeyFrameIntervalDuration: number }

/**
 * Starts a recorder that delivers a chunk each second. A key frame each second makes each chunk worth keeping: without,
 * a killed browser leaves nothing of the first ten seconds.
 */
export function startRecorder(
  stream: MediaStream,
  type: string,
  onChunk: (chunk: Blob) => void,
  every = CHUNK_MS,
): MediaRecorder {
  const options: Options = {
    mimeType: type,
    videoBitsPerSecond: BITS_PER_SECOND,
    audioBitsPerSecond: SOUND_BITS_PER_SECOND,
    videoKeyFrameIntervalDuration: 1_000,
  }
  const recorder = new MediaRecorder(stream, options)
  recorder.addEventListener('dataavailable', ({ data }) => {
    // Safari sends empty ones.
    if (data.size > 0) onChunk(data)
  })
  recorder.start(every)
  return recorder
}

/** The first type that this browser can really record. Undefined: none. */
export async function workingType(stream: MediaStream): Promise<string | undefined> {
  const types = TYPES.filter((each) => MediaRecorder.isTypeSupported(each))
  for (const type of types) if (await delivers(stream, type, TRIAL_MS)) return type
  const [first] = types
  return first !== undefined && (await delivers(stream, first, PATIENT_TRIAL_MS)) ? first : undefined
}

async function delivers(stream: MediaStream, type: string, within: number): Promise<boolean> {
  let bytes = 0
  let recorder: MediaRecorder | undefined
  try {
    return await new Promise<boolean>((resolve) => {
      recorder = startRecorder(
        stream,
        type,
        ({ size }) => {
          bytes += size
          if (bytes >= MEDIA_BYTES) resolve(true)
        },
        TRIAL_CHUNK_MS,
      )
      recorder.addEventListener('error', () => resolve(false))
      setTimeout(() => resolve(false), within)
    })
  } catch {
    return false
  } finally {
    if (recorder && recorder.state !== 'inactive') recorder.stop()
  }
}

/** Ends after the last chunk was delivered. */
export async function stopRecorder(recorder: MediaRecorder): Promise<void> {
  if (recorder.state === 'inactive') return
  await new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve(), { once: true })
    recorder.stop()
  })
}
