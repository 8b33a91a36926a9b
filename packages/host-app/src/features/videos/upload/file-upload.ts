import type { Call } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import type { Place, Source } from '../tape/tus.ts'
import { sendAll, UploadRefused } from '../tape/tus.ts'
import { keptUpload } from './kept-upload.ts'

export interface FileProgress {
  step: 'none' | 'sending' | 'waiting' | 'paused' | 'refused' | 'done'
  sent: number
  /** The video at the server. */
  video?: string
  refusal?: { status: number; answer: unknown }
}

export interface FileUpload {
  progress: () => FileProgress
  subscribe: (listener: () => void) => () => void
  /** Begins, or goes on where this file was left. */
  send: (file: File) => void
  pause: () => void
  /** Ends it. The server forgets what it has. */
  cancel: () => void
}

interface World {
  call: Call
  origin: string
  headers: () => Readonly<Record<string, string>>
}

const NOTHING: FileProgress = { step: 'none', sent: 0 }

/** Uploads one file at a time. */
export function createFileUpload({ call, origin, headers }: World): FileUpload {
  let progress = NOTHING
  let stop = new AbortController()
  const listeners = new Set<() => void>()
  function set(change: Partial<FileProgress>): void {
    progress = { ...progress, ...change }
    for (const listener of listeners) listener()
  }

  async function create(file: File): Promise<Place> {
    const { name, size } = file
    const { video, upload } = await call('POST /videos', {
      body: { source: 'uploaded', name, bytes: size, title: titleOf(name) },
    }).catch((error: unknown) => {
      throw error instanceof ApiError && error.status >= 400 && error.code !== 'rate_limited'
        ? new UploadRefused(error.status, error.problem)
        : error
    })
    const url = new URL(upload.url, origin).href
    keptUpload.write({ name, size, changed: file.lastModified, url, video: video.id, sent: 0 })
    set({ video: video.id })
    return { url, offset: upload.received, length: size }
  }

  async function send(file: File): Promise<void> {
    stop.abort()
    stop = new AbortController()
    const { signal } = stop
    const kept = keptUpload.of(file)
    set({ step: 'sending', sent: kept?.sent ?? 0, video: kept?.video, refusal: undefined })
    try {
      await sendAll(sourceOf(file), {
        url: kept?.url,
        create: () => create(file),
        headers,
        onSent(sent) {
          const now = keptUpload.of(file)
          if (now) keptUpload.write({ ...now, sent })
          set({ step: 'sending', sent })
        },
        onWaiting: () => set({ step: 'waiting' }),
        pause: untilOnline,
        signal,
      })
      keptUpload.forget()
      set({ step: 'done' })
    } catch (error) {
      if (signal.aborted) return
      const { status, answer } = error instanceof UploadRefused ? error : { status: 0, answer: undefined }
      set({ step: 'refused', refusal: { status, answer } })
    }
  }

  return {
    progress: () => progress,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (file) => void send(file),
    pause() {
      stop.abort()
      set({ step: 'paused' })
    },
    cancel() {
      stop.abort()
      const { video } = progress
      keptUpload.forget()
      set(NOTHING)
      set({ video: undefined })
      if (video !== undefined)
        void call('DELETE /videos/:id', { params: { id: video } }).catch(() => undefined)
    },
  }
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
