import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface Transcription {
  /** `http://127.0.0.1:PORT/v1/audio/transcriptions`. */
  url: string
  /** Applies to every request, until it is set again. */
  fail: (how: Failure | undefined) => void
  /** Answers wait for it. */
  hold: (until: Promise<void> | undefined) => void
  /** What came, in order. */
  heard: Heard[]
  close: () => Promise<void>
}

export type Failure = 'refusing' | 'silent' | 'wordy' | 'strange'

export interface Heard {
  key: string | null
  model: string
  language: string
  seconds: number
}

// Of 16-bit samples, 16,000 a second, as recognizers want them.
const BYTES_PER_SECOND = 32_000
const HEADER = 44

/** A speech recognizer with OpenAI's interface. It hears a sentence in each second. */
export async function startTranscription({ port = 0 }: { port?: number } = {}): Promise<Transcription> {
  const heard: Heard[] = []
  let failing: Failure | undefined
  let holding: Promise<void> | undefined
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    if (request.method !== 'POST' || request.url !== '/v1/audio/transcriptions')
      return void response.writeHead(404).end()
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData()
    const file = form.get('file')
    const sound = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
    const isSound = sound.subarray(0, 4).toString() === 'RIFF' && sound.subarray(8, 12).toString() === 'WAVE'
    if (failing === 'refusing' || !isSound || form.get('response_format') !== 'vtt' || !form.get('model'))
      return void response.writeHead(400).end('{"error":{"message":"Invalid request"}}')
    const seconds = Math.floor((sound.length - HEADER) / BYTES_PER_SECOND)
    const [, key = null] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
    heard.push({
      key,
      model: textIn(form, 'model'),
      language: textIn(form, 'language'),
      seconds,
    })
    await holding
    response.writeHead(200, { 'content-type': 'text/vtt' }).end(textFor(seconds, failing))
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/audio/transcriptions`,
    fail: (how) => {
      failing = how
    },
    hold: (until) => {
      holding = until
    },
    heard,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function textFor(seconds: number, failing: Failure | undefined): string {
  if (failing === 'strange') return '{"text":"This is no WebVTT"}'
  if (failing === 'wordy') return `WEBVTT\n\n00:00.000 --> 00:01.000\n${'word '.repeat(500_000)}`
  const lines = failing === 'silent' ? 0 : seconds
  const said = Array.from(
    { length: lines },
    (_, second) => `${at(second)} --> ${at(second + 1)}\nSecond ${second + 1}`,
  )
  return ['WEBVTT', ...said].join('\n\n')
}

function at(second: number): string {
  return new Date(second * 1_000).toISOString().slice(11, 23)
}
