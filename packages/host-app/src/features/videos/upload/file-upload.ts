import type { Call } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import type { Place, Source } from '../tape/tus.ts'
import { sendAll, UploadRefused } from '../tape/tus.ts'
import { rememberUpload } from './kept-upload.ts'
import type { KeptUpload } from './kept-upload.ts'

export interface FileProgress {
  /** `signed_out`: it goes on after a sign-in. */
  step: 'none' | 'sending' | 'waiting' | 'paused' | 'signed_out' | 'refused' | 'done'
  sent: number
  file?: File
  /** The video at the server. */
  video?: string
  refusal?: { status: number; answer: unknown }
}

export interface FileUpload {
  progress: () => FileProgress
  subscribe: (listener: () => void) => () => void
  /** Begins, or goes on where this file was left. */
  send: (file: File) => void
  /** Whether the server has begun to receive this file. */
  isBegun: (file: File) => boolean
  pause: () => void
  /** Ends it. The server forgets what it has. */
  cancel: () => void
  /** Its page is gone. */
  suspend: () => void
  /** Its page is there again: what was interrupted goes on, for the same host only. */
  resume: () => Promise<void>
}

interface UploadEnvironment {
  call: Call
  origin: string
  headers: () => Readonly<Record<string, string>>
  isSignedIn: () => boolean
  /** Asks the server who is signed in. */
  host: () => Promise<string>
}

const NOTHING: FileProgress = { step: 'none', sent: 0 }

/** Uploads one file at a time. */
export function createFileUpload({ call, origin, headers, isSignedIn, host }: UploadEnvironment): FileUpload {
  let progress = NOTHING
  let stop = new AbortController()
  const remembered = rememberUpload()
  let suspended: FileProgress | undefined
  const listeners = new Set<() => void>()
  function set(change: Partial<FileProgress>): void {
    progress = { ...progress, ...change }
    for (const listener of listeners) listener()
  }

  async function create(file: File, isGone: boolean): Promise<Place> {
    const { name, size, lastModified } = file
    const owner = await host()
    const before = remembered.of(file)
    const mine = before?.host === owner ? before : undefined
    if (isGone && mine?.url !== undefined && (await hasArrived(call, mine)))
      return { url: mine.url, offset: size, length: size }
    const known =
      !isGone && mine
        ? mine
        : { name, size, changed: lastModified, id: crypto.randomUUID(), host: owner, sent: 0 }
    // Before it is asked for: if the answer is lost, the next attempt gets the same video.
    remembered.keep(known)
    const { video, upload } = await call('POST /videos', {
      body: { source: 'uploaded', id: known.id, name, bytes: size, title: titleOf(name) },
    })
    const url = new URL(upload.url, origin).href
    remembered.keep({ ...known, url, video: video.id })
    set({ video: video.id })
    return { url, offset: upload.received, length: size }
  }

  async function send(file: File): Promise<void> {
    stop.abort()
    stop = new AbortController()
    suspended = undefined
    const { signal } = stop
    const begun = remembered.of(file)
    set({ step: 'sending', file, sent: begun?.sent ?? 0, video: begun?.video, refusal: undefined })
    try {
      await sendAll(sourceOf(file), {
        url: begun?.url,
        create: async (isGone) =>
          create(file, isGone).catch((error: unknown) => {
            throw asRefusal(error)
          }),
        headers,
        onSent(sent) {
          remembered.keepSent(sent)
          set({ step: 'sending', sent })
        },
        onWaiting: () => set({ step: 'waiting' }),
        pause: untilOnline,
        signal,
      })
      remembered.forget()
      set({ step: 'done' })
    } catch (error) {
      if (signal.aborted) return
      const { status, answer } = error instanceof UploadRefused ? error : { status: 0, answer: undefined }
      if (status === 401) set({ step: 'signed_out' })
      else set({ step: 'refused', refusal: { status, answer } })
    }
  }

  return {
    progress: () => progress,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (file) => void send(file),
    isBegun: (file) => remembered.of(file)?.url !== undefined,
    pause() {
      stop.abort()
      set({ step: 'paused' })
    },
    cancel() {
      stop.abort()
      const { video } = progress
      remembered.forget()
      set({ ...NOTHING, file: undefined, video: undefined })
      if (video !== undefined)
        void call('DELETE /videos/:id', { params: { id: video } }).catch(() => undefined)
    },
    suspend() {
      stop.abort()
      if (['sending', 'waiting', 'paused', 'signed_out'].includes(progress.step)) suspended = progress
      // Somebody else may open the page next.
      set({ ...NOTHING, file: undefined, video: undefined, refusal: undefined })
    },
    async resume() {
      if (!suspended || !isSignedIn()) return
      const owner = await host().catch(() => undefined)
      const { file, step, video } = suspended ?? NOTHING
      suspended = undefined
      if (!file || progress.step !== 'none' || owner === undefined || remembered.of(file)?.host !== owner)
        return
      if (step === 'paused') set({ step, file, video, sent: remembered.of(file)?.sent ?? 0 })
      else void send(file)
    },
  }
}

/** All bytes had arrived, and only the answer to the last ones was lost. */
async function hasArrived(call: Call, { video }: KeptUpload): Promise<boolean> {
  if (video === undefined) return false
  const found = await call('GET /videos/:id', { params: { id: video } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  })
  return found !== undefined && found.state !== 'uploading'
}

/** What may pass by itself stays another error, as for the bytes. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code === 'rate_limited') return error
  const isPassing = error.status >= 500 && error.code !== 'server_storage_full'
  return isPassing ? error : new UploadRefused(error.status, error.problem)
}

function sourceOf(file: File): Source {
  return {
    size: () => file.size,
    isWhole: () => true,
    read: (from, to) => file.slice(from, to),
    more: async () => {},
  }
}

/** The name of the file without its type. */
function titleOf(name: string): string {
  return name.replace(/\.\w+$/, '').slice(0, 120)
}

async function untilOnline(milliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, milliseconds)
    addEventListener('online', go)
  })
}
