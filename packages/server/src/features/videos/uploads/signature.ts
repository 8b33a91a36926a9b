import type { VideoType } from '@scheduling/contract/video-uploads'
import { open } from 'node:fs/promises'

/** How many bytes tell the type. */
export const SIGNATURE_BYTES = 12
const EBML = [0x1a, 0x45, 0xdf, 0xa3]

/** The type of a file by its first bytes. Undefined: none that we take. */
export function typeByBytes(first: Uint8Array): VideoType | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...first.subarray(from, to))
  if (text(4, 8) === 'ftyp') return 'mp4'
  if (EBML.every((byte, index) => first[index] === byte)) return 'webm'
  return text(0, 4) === 'OggS' ? 'ogg' : undefined
}

/** The first bytes of a file. Undefined while there are too few. */
export async function firstBytesOf(place: string): Promise<Uint8Array | undefined> {
  const file = await open(place, 'r')
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0)
    return bytesRead < SIGNATURE_BYTES ? undefined : buffer
  } finally {
    await file.close()
  }
}
