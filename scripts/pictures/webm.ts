// Writes the container of a recording. Chromium encodes, but its MediaRecorder writes no duration, so there would
// be no seek bar. https://www.matroska.org/technical/elements.html

export interface EncodedFrame {
  /** Milliseconds since the start. */
  at: number
  isKey: boolean
  data: Buffer
}

export interface Recording {
  width: number
  height: number
  /** Milliseconds. */
  duration: number
  frames: readonly EncodedFrame[]
}

const ID = {
  header: '1a45dfa3',
  docType: '4282',
  docTypeVersion: '4287',
  docTypeReadVersion: '4285',
  segment: '18538067',
  info: '1549a966',
  timestampScale: '2ad7b1',
  duration: '4489',
  muxingApp: '4d80',
  writingApp: '5741',
  tracks: '1654ae6b',
  track: 'ae',
  trackNumber: 'd7',
  trackUid: '73c5',
  trackType: '83',
  codec: '86',
  video: 'e0',
  width: 'b0',
  height: 'ba',
  cues: '1c53bb6b',
  cue: 'bb',
  cueTime: 'b3',
  cuePositions: 'b7',
  cueTrack: 'f7',
  cueCluster: 'f1',
  cluster: '1f43b675',
  timestamp: 'e7',
  block: 'a3',
} as const

const A_MILLISECOND = 1_000_000
const VIDEO = 1
const KEY_FRAME = 0x80

/** A file with one VP9 track. Each key frame starts a cluster, to which a player can jump. */
export function webm({ width, height, duration, frames }: Recording): Buffer {
  const info = element(
    'info',
    number('timestampScale', A_MILLISECOND),
    float('duration', duration),
    text('muxingApp', 'pictures'),
    text('writingApp', 'pictures'),
  )
  const tracks = element(
    'tracks',
    element(
      'track',
      number('trackNumber', 1),
      number('trackUid', 1),
      number('trackType', VIDEO),
      text('codec', 'V_VP9'),
      element('video', number('width', width), number('height', height)),
    ),
  )
  const clusters = clustersOf(frames)
  // The length is the same for all positions, because all numbers have a fixed size.
  const room = info.length + tracks.length + cuesOf(clusters, 0).length
  const segment = element(
    'segment',
    info,
    tracks,
    cuesOf(clusters, room),
    ...clusters.map(({ content }) => content),
  )
  return Buffer.concat([
    element('header', text('docType', 'webm'), number('docTypeVersion', 4), number('docTypeReadVersion', 2)),
    segment,
  ])
}

interface Cluster {
  at: number
  content: Buffer
}

function clustersOf(frames: readonly EncodedFrame[]): Cluster[] {
  const groups: EncodedFrame[][] = []
  for (const frame of frames) {
    if (frame.isKey || groups.length === 0) groups.push([])
    groups.at(-1)?.push(frame)
  }
  return groups.map((group) => {
    const at = group[0]?.at ?? 0
    return { at, content: element('cluster', number('timestamp', at), ...group.map((one) => block(one, at))) }
  })
}

function block({ at, isKey, data }: EncodedFrame, clusterAt: number): Buffer {
  const head = Buffer.alloc(4)
  // The track as a variable-length number, then the time since the cluster's start.
  head.writeUInt8(0x81, 0)
  head.writeInt16BE(at - clusterAt, 1)
  head.writeUInt8(isKey ? KEY_FRAME : 0, 3)
  return element('block', head, data)
}

function cuesOf(clusters: readonly Cluster[], room: number): Buffer {
  let position = room
  const cues = clusters.map(({ at, content }) => {
    const cue = element(
      'cue',
      number('cueTime', at),
      element('cuePositions', number('cueTrack', 1), number('cueCluster', position)),
    )
    position += content.length
    return cue
  })
  return element('cues', ...cues)
}

function element(name: keyof typeof ID, ...content: Buffer[]): Buffer {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(content.reduce((sum, { length }) => sum + length, 0)))
  // In a size of eight bytes, the first byte gives that length.
  size.writeUInt8(1, 0)
  return Buffer.concat([Buffer.from(ID[name], 'hex'), size, ...content])
}

function number(name: keyof typeof ID, value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return element(name, bytes)
}

function float(name: keyof typeof ID, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(name, bytes)
}

function text(name: keyof typeof ID, value: string): Buffer {
  return element(name, Buffer.from(value))
}
