export interface Level {
  /** How loud it is now, from 0 to 1. */
  read: () => number
  stop: () => void
}

// Speech is quiet as an amplitude: scaled, so that talking fills the meter.
const GAIN = 4

/** Listens to a microphone. */
export function levelOf(stream: MediaStream): Level {
  const context = new AudioContext()
  // It may be suspended, because the press for it is some seconds old.
  context.resume().catch(() => undefined)
  const analyser = context.createAnalyser()
  analyser.fftSize = 1_024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    read() {
      analyser.getFloatTimeDomainData(samples)
      const squares = samples.reduce((sum, sample) => sum + sample * sample, 0)
      return Math.min(Math.sqrt(squares / samples.length) * GAIN, 1)
    },
    stop: () => void context.close(),
  }
}

/** One track of everything that is heard. Undefined: nothing is. */
export function mixSound(
  streams: readonly MediaStream[],
): { track: MediaStreamTrack; stop: () => void } | undefined {
  const heard = streams.filter((stream) => stream.getAudioTracks().length > 0)
  if (heard.length === 0) return undefined
  const context = new AudioContext()
  context.resume().catch(() => undefined)
  const mixed = context.createMediaStreamDestination()
  for (const stream of heard) context.createMediaStreamSource(stream).connect(mixed)
  const [track] = mixed.stream.getAudioTracks()
  return track && { track, stop: () => void context.close() }
}
