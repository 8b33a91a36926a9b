import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const FFMPEG = '/usr/bin/ffmpeg'

export const HAS_FFMPEG = existsSync(FFMPEG)

/** Ways to process videos on this machine: without ffmpeg, and with it if there is one. */
export const WAYS = [
  { way: 'without ffmpeg', ffmpegFolders: [] as string[], converts: false },
  ...(HAS_FFMPEG ? [{ way: 'with ffmpeg', ffmpegFolders: ['/usr/bin'], converts: true }] : []),
]

/** Makes a file with the ffmpeg of this machine, while the server goes on. */
export async function makeVideo(...args: string[]): Promise<Buffer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'made-video-'))
  try {
    await promisify(execFile)(FFMPEG, ['-v', 'error', '-f', 'lavfi', ...args, path.join(folder, 'made.mp4')])
    return await readFile(path.join(folder, 'made.mp4'))
  } finally {
    await rm(folder, { recursive: true })
  }
}
