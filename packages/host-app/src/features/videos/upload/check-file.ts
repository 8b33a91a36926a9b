import type { VideoType } from '@scheduling/contract/video-uploads'
import { videoTypeOf } from '@scheduling/contract/video-uploads'

export type FileProblem = 'type' | 'content' | 'size' | 'empty'

// Where the first bytes of each type are, as in the server's own check.
const SIGNATURES: Readonly<Record<VideoType, { at: number; bytes: string }>> = {
  mp4: { at: 4, bytes: 'ftyp' },
  webm: { at: 0, bytes: '\x1A\x45\xDF\xA3' },
  ogg: { at: 0, bytes: 'OggS' },
}
const LONGEST = 8

/** Only .mp4, .webm and .ogg, by name and by content. Undefined: fine. */
export async function checkFile(
  file: Pick<File, 'name' | 'size' | 'slice'>,
  bytesMax: number,
): Promise<FileProblem | undefined> {
  const type = videoTypeOf(file.name)
  if (!type) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > bytesMax) return 'size'
  const first = new Uint8Array(await file.slice(0, LONGEST).arrayBuffer())
  const { at, bytes } = SIGNATURES[type]
  return String.fromCodePoint(...first).startsWith(bytes, at) ? undefined : 'content'
}
