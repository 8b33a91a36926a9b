// Resumable uploads: https://tus.io/protocols/resumable-upload. Runs in pages and in workers.

/** What is uploaded. It may still grow. */
export interface Source {
  /** Bytes that can be read now. */
  size: () => number
  /** Nothing will be added any more. */
  isWhole: () => boolean
  read: (from: number, to: number) => Blob | Uint8Array<ArrayBuffer>
  /** Resolves when there are more bytes, or when it is whole. */
  more: () => Promise<void>
}

/** What the server has. */
export interface Place {
  url: string
  offset: number
  /** Undefined: the server does not know it yet. */
  length: number | undefined
}

type Headers = Readonly<Record<string, string>>

export interface UploadOptions {
  /** An upload that was begun before. */
  url?: string
  /** Creates the upload, or a new one if it is gone. Throws `UploadRefused`. */
  create: (isGone: boolean) => Promise<Place>
  /** Asked before each request: a token may be renewed meanwhile. */
  headers: () => Headers
  /** The server has this many bytes. */
  onSent: (bytes: number) => void
  /** The server cannot be reached; the next attempt comes after a pause. */
  onWaiting: () => void
  /** Resolves after some time, or sooner when the connection is back. */
  pause: (milliseconds: number) => Promise<void>
  signal: AbortSignal
}

/** The server does not accept the upload, and would not accept it later. */
export class UploadRefused extends Error {
  readonly status: number
  /** The body of the answer, which may be a problem of the API. */
  readonly answer: unknown

  constructor(status: number, answer: unknown) {
    super(`The server refused the upload with ${status}`)
    this.status = status
    this.answer = answer
  }
}

// A request that hangs is given up and its bytes are sent again, so it must not be large on a slow line.
const PART_BYTES = 1024 * 1024
const PART_TIMEOUT_MS = 30_000
const SHORTEST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 20_000
// The server's disk is full: only its operator can change that.
const FULL = 507
// Its time is over, locked by a request that broke off, another offset, too many requests.
const PASSING = new Set([408, 409, 423, 425, 429])

/**
 * Sends everything, and goes on after every interruption until the server has it all. Throws `UploadRefused`. Repeat:
 * sends only what is missing.
 */
export async function sendAll(source: Source, options: UploadOptions): Promise<void> {
  const { signal, onSent, onWaiting, pause, create } = options
  let { url } = options
  let place: Place | undefined
  let isGone = false
  for (let failures = 0; ;) {
    signal.throwIfAborted()
    try {
      place ??= url === undefined ? await create(isGone) : await placeAt(url, options)
      url = place.url
      onSent(place.offset)
      if (place.offset === place.length) return
      const sent = await sendPart(place, source, options)
      if (sent) {
        place = sent
        failures = 0
      } else await source.more()
    } catch (error) {
      signal.throwIfAborted()
      isGone = error instanceof UploadRefused && isOver(error.status, url)
      if (error instanceof UploadRefused && !isGone) throw error
      if (isGone) url = undefined
      place = undefined
      onWaiting()
      await pause(Math.min(SHORTEST_PAUSE_MS * 2 ** failures++, LONGEST_PAUSE_MS))
    }
  }
}

/** The upload was removed on the server, such as after days without a byte. */
function isOver(status: number, url: string | undefined): boolean {
  return status === 410 || (status === 404 && url !== undefined)
}

/** A refusal is an `UploadRefused`. Everything that may pass by itself is another error. */
export async function ask(url: string, request: RequestInit & { signal: AbortSignal }): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(PART_TIMEOUT_MS)])
  // oxlint-disable-next-line no-restricted-globals -- the typed client knows no PATCH of bytes, and workers do not load it
  const response = await fetch(url, { ...request, signal })
  if (response.ok) return response
  const { status } = response
  if ((status >= 500 && status !== FULL) || PASSING.has(status))
    throw new Error(`The answer to ${url} was ${status}`)
  throw new UploadRefused(status, await response.json().catch(() => undefined))
}

async function placeAt(url: string, options: UploadOptions): Promise<Place> {
  const { headers } = await askTus(url, 'HEAD', {}, options)
  const length = headers.get('upload-length')
  return {
    url,
    offset: Number(headers.get('upload-offset')),
    length: length === null ? undefined : Number(length),
  }
}

/** Undefined: nothing can be sent yet. */
async function sendPart(
  { url, offset, length }: Place,
  source: Source,
  options: UploadOptions,
): Promise<Place | undefined> {
  const [size, isWhole] = [source.size(), source.isWhole()]
  // The last part tells the length, so one byte waits until it is known.
  const end = Math.min(offset + PART_BYTES, isWhole ? size : size - 1)
  if (end <= offset) return undefined
  const told = length === undefined && isWhole && end === size ? size : undefined
  const more = {
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
    ...(told !== undefined && { 'upload-length': String(told) }),
  }
  const { headers } = await askTus(url, 'PATCH', more, options, source.read(offset, end))
  return { url, offset: Number(headers.get('upload-offset')), length: length ?? told }
}

async function askTus(
  url: string,
  method: string,
  more: Headers,
  { headers, signal }: UploadOptions,
  body?: Blob | Uint8Array<ArrayBuffer>,
): Promise<Response> {
  return ask(url, {
    method,
    headers: { ...headers(), 'tus-resumable': '1.0.0', ...more },
    body,
    signal,
  })
}
