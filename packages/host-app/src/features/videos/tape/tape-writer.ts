import type { TapeFacts } from './tape-log.ts'
import { factsIn, lineOf } from './tape-log.ts'
import type { Refusal, TapeOrder, TapeReport, UploadStep, UploadTarget } from './tape-messages.ts'
import { lockName, logName, mediaName, openSyncFile, tapesFolder } from './tape-files.ts'
import type { SyncFile } from './tape-files.ts'
import { createVideo, hasArrived, removeVideo } from './tape-video.ts'
import { sendAll, UploadRefused } from './tus.ts'

type Report = (report: TapeReport) => void

// Chromium reports a handle as taken for a moment after its page is gone.
const OPEN_ATTEMPTS = 20
const OPEN_PAUSE_MS = 100

/**
 * Writes a recording to disk after each chunk, and uploads it from there. The answered function executes one order. It never
 * throws: it reports `stuck`.
 */
export function createTapeWriter(report: Report): (order: TapeOrder) => Promise<void> {
  let tape: OpenTape | undefined
  return async (order) => {
    try {
      if (order.kind === 'open') tape = await openTape(order.id, order.target, report, order.facts)
      else if (order.kind === 'continue') tape = await openTape(order.id, order.target, report)
      else if (tape) await executeOrder(tape, order)
    } catch (error) {
      report({ kind: 'stuck', reason: reasonOf(error) })
    }
  }
}

async function executeOrder(tape: OpenTape, order: TapeOrder): Promise<void> {
  if (order.kind === 'write') await tape.write(order.chunk, order.seconds)
  else if (order.kind === 'finish') tape.finish()
  else if (order.kind === 'retry') tape.retry(order.headers)
  else if (order.kind === 'discard') await tape.discard()
  else if (order.kind === 'release') tape.release()
}

interface OpenTape {
  write: (chunk: Blob, seconds: number) => Promise<void>
  finish: () => void
  retry: (headers: Readonly<Record<string, string>>) => void
  discard: () => Promise<void>
  release: () => void
}

/** Without facts: a tape that is there already. */
async function openTape(
  id: string,
  target: UploadTarget,
  report: Report,
  begun?: TapeFacts,
): Promise<OpenTape> {
  const letGo = await holdLock(lockName(id))
  const folder = await tapesFolder()
  const [media, log] = await Promise.all([
    openFile(folder, mediaName(id), begun !== undefined),
    openFile(folder, logName(id), begun !== undefined),
  ])
  const tapeFacts = begun ?? factsIn(textOf(log))
  if (!tapeFacts) throw new Error('The tape has no log')
  let facts = tapeFacts
  let size = media.getSize()
  let headers = target.headers
  const growth = createGrowth()
  let stop = new AbortController()

  function note(change: Partial<TapeFacts>): void {
    facts = { ...facts, ...change }
    append(log, new TextEncoder().encode(lineOf(change)))
  }

  /** What a full disk may not stop: whoever goes on with the tape finds it out again. */
  function noteIfRoom(change: Partial<TapeFacts>): void {
    try {
      note(change)
    } catch (error) {
      if (reasonOf(error) !== 'full') throw error
    }
  }

  function release(): void {
    stop.abort()
    media.close()
    log.close()
    letGo()
  }

  async function remove(): Promise<void> {
    release()
    await folder.removeEntry(mediaName(id)).catch(() => undefined)
    await folder.removeEntry(logName(id)).catch(() => undefined)
  }

  async function send(): Promise<void> {
    stop.abort()
    stop = new AbortController()
    const { signal } = stop
    let sent = 0
    const tell = (step: UploadStep, refusal?: Refusal) =>
      report({ kind: 'sent', bytes: sent, step, video: facts.video, refusal })
    const source = {
      size: () => size,
      isWhole: () => facts.isWhole === true,
      read: (from: number, to: number) => bytesOf(media, from, to),
      more: growth.next,
    }
    try {
      await sendAll(source, {
        url: facts.url,
        create: async (isGone) => {
          // All bytes had arrived, and only the answer to the last ones was lost.
          if (isGone && (await hasArrived(facts, target.origin, headers, signal)))
            return { url: facts.url ?? '', offset: size, length: size }
          if (isGone) noteIfRoom({ uploadId: crypto.randomUUID() })
          const { place, video } = await createVideo(facts, target.origin, headers, signal)
          noteIfRoom({ url: place.url, video })
          return place
        },
        headers: () => headers,
        onSent: (bytes) => {
          sent = bytes
          tell('sending')
        },
        onWaiting: () => tell('waiting'),
        pause: untilOnline,
        signal,
      })
      await remove()
      tell('done')
    } catch (error) {
      if (signal.aborted) return
      const { status, answer } = error instanceof UploadRefused ? error : { status: 0, answer: undefined }
      tell('refused', { status, answer })
    }
  }

  if (begun) note(begun)
  else noteIfRoom({ isWhole: true })
  report({ kind: 'opened' })
  report({ kind: 'written', bytes: size, seconds: facts.seconds })
  void send()

  return {
    async write(chunk, seconds) {
      const bytes = new Uint8Array(await chunk.arrayBuffer())
      size += append(media, bytes)
      growth.tell()
      noteIfRoom({ seconds })
      report({ kind: 'written', bytes: size, seconds })
    },
    finish() {
      noteIfRoom({ isWhole: true })
      growth.tell()
    },
    retry(renewed) {
      headers = renewed
      void send()
    },
    async discard() {
      stop.abort()
      if (facts.video !== undefined) await removeVideo(facts.video, target.origin, headers)
      await remove()
      report({ kind: 'over' })
    },
    release() {
      release()
      report({ kind: 'over' })
    },
  }
}

/** Remembers one piece of news, so that none is lost between asking and waiting. */
function createGrowth(): { tell: () => void; next: () => Promise<void> } {
  let isNews = false
  let wake: (() => void) | undefined
  return {
    tell() {
      isNews = true
      wake?.()
    },
    async next() {
      if (!isNews) await new Promise<void>((resolve) => (wake = resolve))
      isNews = false
    },
  }
}

/** Whole or not at all: the bytes of half a chunk would make the next one unreadable. */
function append(file: SyncFile, bytes: Uint8Array<ArrayBuffer>): number {
  const at = file.getSize()
  try {
    const written = file.write(bytes, { at })
    if (written < bytes.length) throw new DOMException('The disk is full', 'QuotaExceededError')
    file.flush()
    return written
  } catch (error) {
    file.truncate(at)
    throw error
  }
}

function bytesOf(file: SyncFile, from: number, to: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(to - from)
  file.read(bytes, { at: from })
  return bytes
}

function textOf(file: SyncFile): string {
  return new TextDecoder().decode(bytesOf(file, 0, file.getSize()))
}

async function openFile(folder: FileSystemDirectoryHandle, name: string, create: boolean): Promise<SyncFile> {
  const file = await folder.getFileHandle(name, { create })
  for (let attempt = 1; ; attempt++)
    try {
      return await openSyncFile(file)
    } catch (error) {
      if (attempt === OPEN_ATTEMPTS || !isNamed(error, 'NoModificationAllowedError')) throw error
      await new Promise((resolve) => setTimeout(resolve, OPEN_PAUSE_MS))
    }
}

/** Until the returned function is called, or this worker is gone. */
async function holdLock(name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) {
        reject(new DOMException('Another page has this tape', 'NoModificationAllowedError'))
        return undefined
      }
      return new Promise<void>((letGo) => resolve(letGo))
    })
  })
}

async function untilOnline(milliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      self.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, milliseconds)
    self.addEventListener('online', go)
  })
}

function reasonOf(error: unknown): 'full' | 'locked' | 'failed' {
  if (isNamed(error, 'QuotaExceededError')) return 'full'
  return isNamed(error, 'NoModificationAllowedError') ? 'locked' : 'failed'
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name
}
