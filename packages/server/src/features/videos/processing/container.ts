import type { VideoType } from '@scheduling/contract/video-uploads'
import { limits } from '@scheduling/domain'
import type { InputAudioTrack, InputTrack, InputVideoTrack, StreamTargetChunk } from 'mediabunny'
import {
  Conversion,
  FilePathSource,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  OGG,
  Output,
  QTFF,
  StreamTarget,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { open } from 'node:fs/promises'
import { ParseRefused } from '../../../isolation/refusal.ts'
import type { Track, VideoFacts } from './facts.ts'

// Reads and writes containers without ffmpeg, in a thread of `isolation`. Nothing is decoded.

const FORMATS = [MP4, QTFF, WEBM, MATROSKA, OGG]

export interface Wrapping {
  from: string
  to: string
  wrapper: 'mp4' | 'webm'
}

/** What is in the file at this place. */
export async function readContainer(place: string): Promise<VideoFacts> {
  using input = new Input({ source: new FilePathSource(place), formats: FORMATS })
  const format = await input.getFormat()
  const tracks = await input.getTracks()
  return {
    type: typeOf(format.name),
    seconds: await input.getDurationFromMetadata(),
    // One more than may be there is enough to refuse it.
    tracks: await Promise.all(tracks.slice(0, limits.VIDEO_TRACKS_MAX + 1).map(factsOf)),
  }
}

function typeOf(format: string): VideoType {
  if (/mp4|quicktime/i.test(format)) return 'mp4'
  if (/webm|matroska/i.test(format)) return 'webm'
  if (/ogg/i.test(format)) return 'ogg'
  throw new ParseRefused('unreadable')
}

async function factsOf(track: InputTrack): Promise<Track> {
  if (track.isVideoTrack()) return pictureOf(track)
  if (track.isAudioTrack()) return soundOf(track)
  return { kind: 'other' }
}

// Enough packets to tell how many frames a second has.
const COUNTED_PACKETS = 100

async function pictureOf(track: InputVideoTrack): Promise<Track> {
  const [codec, width, height, stats] = await Promise.all([
    track.getCodec(),
    track.getCodedWidth(),
    track.getCodedHeight(),
    track.computePacketStats(COUNTED_PACKETS),
  ])
  const name = codec === 'avc' ? 'h264' : (codec ?? 'unknown')
  return { kind: 'video', codec: name, width, height, frameRate: stats.averagePacketRate }
}

async function soundOf(track: InputAudioTrack): Promise<Track> {
  return { kind: 'audio', codec: (await track.getCodec()) ?? 'unknown' }
}

/** Writes the first tracks of picture and sound into a new file. Answers how many seconds it has. */
export async function wrapContainer({ from, to, wrapper }: Wrapping): Promise<number> {
  using input = new Input({ source: new FilePathSource(from), formats: FORMATS })
  const format = wrapper === 'mp4' ? new Mp4OutputFormat({ fastStart: false }) : new WebMOutputFormat()
  // `FilePathTarget` leaves its file open if the conversion cannot begin, and a file that is collected while open ends
  // the thread, whatever it parses by then.
  await using file = await open(to, 'w')
  const written = new WritableStream<StreamTargetChunk>({
    async write({ data, position }) {
      await file.write(data, 0, data.byteLength, position)
    },
  })
  const output = new Output({ format, target: new StreamTarget(written, { chunked: true }) })
  const conversion = await Conversion.init({
    input,
    output,
    tags: {},
    tracks: 'primary',
    showWarnings: false,
  })
  const hasPicture = conversion.utilizedTracks.some((track) => track.isVideoTrack())
  if (!conversion.isValid || !hasPicture) throw new ParseRefused('unreadable')
  try {
    await conversion.execute()
  } finally {
    // After a failure, waits for what is still being written. Otherwise does nothing.
    if (output.state !== 'finalized') await output.cancel()
  }
  using result = new Input({ source: new FilePathSource(to), formats: FORMATS })
  // The file is open until then.
  return await result.computeDuration()
}
