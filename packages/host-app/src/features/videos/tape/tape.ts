import type { TapeFacts } from './tape-log.ts'
import { mediaName, tapesFolder } from './tape-files.ts'
import type { Refusal, TapeOrder, TapeReport, UploadStep, UploadTarget } from './tape-messages.ts'

export interface TapeProgress {
  /** On this device. */
  bytes: number
  seconds: number
  sent: number
  upload: UploadStep
  /** The video at the server. */
  video?: string
  /** Why the server does not accept it. */
  refusal?: Refusal
  /** Why nothing more can be written. */
  stuck?: 'full' | 'locked' | 'failed'
}

/** A recording on this device, on its way to the server. */
export interface Tape {
  id: string
  /** Whose recording it is. */
  host: string
  write: (chunk: Blob, seconds: number) => void
  finish: () => void
  retry: (headers: UploadTarget['headers']) => void
  /** As whom it was sent last. */
  headers: () => UploadTarget['headers']
  discard: () => void
  /** Lets go of it. It stays on this device. */
  release: () => void
  progress: () => TapeProgress
  /** Uploaded, discarded or let go of. */
  isOver: () => boolean
  subscribe: (listener: () => void) => () => void
}

/** Begins a new tape. */
export function recordTape(
  facts: Pick<TapeFacts, 'host' | 'type' | 'title' | 'startedAt'>,
  target: UploadTarget,
): Tape {
  const id = crypto.randomUUID()
  const first = { kind: 'open', id, facts: { ...facts, uploadId: id, seconds: 0 }, target } as const
  return tapeOf(id, facts.host, first)
}

/** Goes on with the upload of a tape whose page is gone. */
export function continueTape(id: string, host: string, target: UploadTarget): Tape {
  return tapeOf(id, host, { kind: 'continue', id, target })
}

/** The recorded file. Nothing may be written while it is read. */
export async function tapeFile(id: string): Promise<File> {
  const folder = await tapesFolder()
  return (await folder.getFileHandle(mediaName(id))).getFile()
}

function tapeOf(id: string, host: string, first: Extract<TapeOrder, { target: UploadTarget }>): Tape {
  const worker = new Worker(new URL('tape-worker.ts', import.meta.url), { type: 'module' })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
  const order = (next: TapeOrder) => worker.postMessage(next)
  const listeners = new Set<() => void>()
  let isDone = false
  let { headers } = first.target
  let progress: TapeProgress = { bytes: 0, seconds: 0, sent: 0, upload: 'sending' }
  const change = (next: Partial<TapeProgress>) => {
    progress = { ...progress, ...next }
    for (const listener of listeners) listener()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<TapeReport>) => {
    isDone ||= isOver(data)
    if (isDone) worker.terminate()
    change(changeBy(data))
  })
  worker.addEventListener('error', () => change({ stuck: 'failed' }))
  order(first)
  return {
    id,
    host,
    write: (chunk, seconds) => order({ kind: 'write', chunk, seconds }),
    finish: () => order({ kind: 'finish' }),
    retry(renewed) {
      headers = renewed
      order({ kind: 'retry', headers })
    },
    headers: () => headers,
    discard: () => order({ kind: 'discard' }),
    release: () => order({ kind: 'release' }),
    progress: () => progress,
    isOver: () => isDone,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function changeBy(report: TapeReport): Partial<TapeProgress> {
  switch (report.kind) {
    case 'written':
      return { bytes: report.bytes, seconds: report.seconds }
    case 'sent':
      return { sent: report.bytes, upload: report.step, video: report.video, refusal: report.refusal }
    case 'stuck':
      return { stuck: report.reason }
    case 'opened':
    case 'over':
      return {}
  }
}

function isOver(report: TapeReport): boolean {
  return report.kind === 'over' || (report.kind === 'sent' && report.step === 'done')
}
