import { spawn } from 'node:child_process'
import { access, constants, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { limits } from '@scheduling/domain'
import { service } from '../../../context.ts'

/** The programs of the system. */
export interface Ffmpeg {
  ffmpeg: string
  ffprobe: string
  /** Limits memory, time and output. Only Linux has it. */
  prlimit: string | undefined
}

const FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']

/** The programs that were found. Undefined without ffmpeg or ffprobe. */
export const FFMPEG = service({
  name: 'ffmpeg',
  open: async ({ config }) => findFfmpeg(config.ffmpegFolders ?? FOLDERS),
})

async function findFfmpeg(folders: readonly string[]): Promise<Ffmpeg | undefined> {
  const [ffmpeg, ffprobe] = [await findProgram('ffmpeg', folders), await findProgram('ffprobe', folders)]
  return ffmpeg && ffprobe ? { ffmpeg, ffprobe, prlimit: await findProgram('prlimit', FOLDERS) } : undefined
}

async function findProgram(name: string, folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const place = path.join(folder, name)
    if (await isExecutable(place)) return place
  }
  return undefined
}

async function isExecutable(place: string): Promise<boolean> {
  try {
    await access(place, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export class FfmpegFailed extends Error {
  readonly reason: 'slow' | 'refused'
  constructor(reason: 'slow' | 'refused', detail: string) {
    super(detail)
    this.reason = reason
  }
}

const MEMORY_BYTES = 2_147_483_648
const OPEN_FILES = 64
// An answer of ffprobe has a few hundred bytes.
const ANSWER_MAX = 256 * 1024
// Answers go first. With the lowest priority, a busy machine would not let it end within its limits.
const PRIORITY = os.constants.priority.PRIORITY_BELOW_NORMAL

/**
 * For every input. The file alone may be read, as one of our formats: playlists, which name other files, are refused,
 * and so are frames that would take too much memory.
 */
export const INPUT = [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  'matroska,webm,mov,mp4,m4a,3gp,3g2,mj2,ogg',
  '-max_pixels',
  String(limits.VIDEO_PIXELS_MAX),
] as const

// Each keeps a processor busy. The lanes of jobs have three at most, and people wait for pictures in the same process.
const CONCURRENT_MAX = 4
let running = 0
const waiting: (() => void)[] = []

/** Waits until fewer than `CONCURRENT_MAX` run in this process. */
async function withConcurrencyLimit<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < CONCURRENT_MAX) running++
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/**
 * Runs one of the programs in a folder of its own, without environment, and with limits of time, memory, output and processes
 * at once. Answers what it printed. Throws `FfmpegFailed`.
 */
export async function run(
  { prlimit, ...programs }: Ffmpeg,
  program: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  { seconds }: { seconds: number },
): Promise<string> {
  const limited = [
    `--cpu=${seconds}`,
    `--as=${MEMORY_BYTES}`,
    `--fsize=${limits.VIDEO_BYTES_MAX}`,
    `--nofile=${OPEN_FILES}`,
    '--core=0',
    '--',
  ]
  const own = [programs[program], '-v', 'error', ...(program === 'ffmpeg' ? ['-nostdin', '-y'] : []), ...args]
  const [command = '', ...rest] = prlimit ? [prlimit, ...limited, ...own] : own
  const folder = await mkdtemp(path.join(os.tmpdir(), 'video-'))
  try {
    return await withConcurrencyLimit(() => outputOf(command, rest, folder, seconds))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function outputOf(command: string, args: string[], cwd: string, seconds: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: {},
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: seconds * 1_000,
      killSignal: 'SIGKILL',
    })
    if (child.pid !== undefined) stepBack(child.pid)
    let [out, errors] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (out.length < ANSWER_MAX) out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (errors.length < ANSWER_MAX) errors += text
    })
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0) return resolve(out)
      const isSlow = signal === 'SIGKILL' || signal === 'SIGXCPU'
      return reject(new FfmpegFailed(isSlow ? 'slow' : 'refused', errors.slice(0, 500)))
    })
  })
}

/** Everything else on the machine goes first. */
function stepBack(pid: number): void {
  try {
    os.setPriority(pid, PRIORITY)
  } catch {
    // It has ended, or a sandbox forbids it.
  }
}
