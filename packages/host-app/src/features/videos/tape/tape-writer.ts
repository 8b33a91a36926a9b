import type { TapeFacts } from './tape-log.ts'
import { factsIn, lineOf } from './tape-log.ts'
import type { Refusal, TapeOrder, TapeReport, UploadStep, UploadTarget } from './tape-messages.ts'
import { lockName, logName, mediaName, openSyncFile, tapesFolder } from './tape-files.ts'
import type { SyncFile } from './tape-files.ts'
import { createVideo, hasArrived, removeVideo } from './tape-video.ts'
import type { Place } from './tus.ts'
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
  const stored = await openStored(id, begun)
  let headers = target.headers
  const growth = createGrowth()
  let stop = new AbortController()

  function release(): void {
    stop.abort()
    stored.close()
  }

  async function remove(): Promise<void> {
    release()
    await stored.remove()
  }

  /** Asks the server for a place. It is another one if the former `isGone`. */
  async function create(isGone: boolean, signal: AbortSignal): Promise<Place> {
    const { facts, size } = stored
    // All bytes had arrived, and only the answer to the last ones was lost.
    if (isGone && (await hasArrived(facts(), target.origin, headers, signal)))
      return { url: facts().url ?? '', offset: size(), length: size() }
    if (isGone) stored.noteIfRoom({ uploadId: crypto.randomUUID() })
    const { place, video } = await createVideo(facts(), target.origin, headers, signal)
    stored.noteIfRoom({ url: place.url, video })
    return place
  }

  async function send(): Promise<void> {
    stop.abort()
    stop = new AbortController()
    const { signal } = stop
    let sent = 0
    const tell = (step: UploadStep, refusal?: Refusal) =>
      report({ kind: 'sent', bytes: sent, step, video: stored.facts().video, refusal })
    const source = {
      size: stored.size,
      isWhole: () => stored.facts().isWhole === true,
      read: stored.read,
      more: growth.next,
    }
    try {
      await sendAll(source, {
        url: stored.facts().url,
        create: async (isGone) => create(isGone, signal),
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

  if (begun) stored.note(begun)
  else stored.noteIfRoom({ isWhole: true })
  report({ kind: 'opened' })
  report({ kind: 'written', bytes: stored.size(), seconds: stored.facts().seconds })
  void send()

  return {
    async write(chunk, seconds) {
      stored.append(new Uint8Array(await chunk.arrayBuffer()))
      growth.tell()
      stored.noteIfRoom({ seconds })
      report({ kind: 'written', bytes: stored.size(), seconds })
    },
    finish() {
      stored.noteIfRoom({ isWhole: true })
      growth.tell()
    },
    retry(renewed) {
      headers = renewed
      void send()
    },
    async discard() {
      stop.abort()
      const { video } = stored.facts()
      if (video !== undefined) await removeVideo(video, target.origin, headers)
      await remove()
      report({ kind: 'over' })
    },
    release() {
      release()
      report({ kind: 'over' })
    },
  }
}

/** A tape on this device: what was recorded, and its log. */
interface StoredTape {
  facts: () => TapeFacts
  note: (change: Partial<TapeFacts>) => void
  /** What a full disk may not stop: whoever goes on with the tape finds it out again. */
  noteIfRoom: (change: Partial<TapeFacts>) => void
  size: () => number
  read: (from: number, to: number) => Uint8Array<ArrayBuffer>
  append: (bytes: Uint8Array<ArrayBuffer>) => void
  close: () => void
  /** After it was closed. */
  remove: () => Promise<void>
}

async function openStored(id: string, begun: TapeFacts | undefined): Promise<StoredTape> {
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

  function note(change: Partial<TapeFacts>): void {
    facts = { ...facts, ...change }
    append(log, new TextEncoder().encode(lineOf(change)))
  }

  return {
    facts: () => facts,
    note,
    noteIfRoom(change) {
      try {
        note(change)
      } catch (error) {
        if (reasonOf(error) !== 'full') throw error
      }
    },
    size: () => size,
    read: (from, to) => bytesOf(media, from, to),
    append(bytes) {
      size += append(media, bytes)
    },
    close() {
      media.close()
      log.close()
      letGo()
    },
    async remove() {
      await folder.removeEntry(mediaName(id)).catch(() => undefined)
      await folder.removeEntry(logName(id)).catch(() => undefined)
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
