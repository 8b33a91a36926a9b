import { openAsBlob } from 'node:fs'
import { Agent, fetch, FormData } from 'undici'
import { ProviderError } from '../provider.ts'
import { fieldsFor, FORM_FILE } from './wire.ts'

interface Sound {
  /** A WAV file on this machine. */
  place: string
  /** BCP 47. */
  language: string
}

interface Limits {
  milliseconds: number
  /** Of the answer. */
  bytes: number
}

/**
 * Has a speech recognizer of the operator write down what is said, as WebVTT. `address` is its
 * `/v1/audio/transcriptions`; a password in it is the key. Throws `ProviderError`.
 */
export async function transcribe(address: string, sound: Sound, limits: Limits): Promise<string> {
  const url = new URL(address)
  const key = decodeURIComponent(url.password)
  const form = new FormData()
  for (const [name, value] of Object.entries(fieldsFor(sound.language, url.searchParams)))
    form.set(name, value)
  form.set(FORM_FILE, await openAsBlob(sound.place, { type: 'audio/wav' }), 'sound.wav')
  url.username = ''
  url.password = ''
  url.search = ''
  // It answers once it has heard all of it.
  const dispatcher = new Agent({ headersTimeout: limits.milliseconds, bodyTimeout: limits.milliseconds })
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: key === '' ? {} : { authorization: `Bearer ${key}` },
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(limits.milliseconds),
      dispatcher,
    })
    if (!response.ok) throw new ProviderError('invalid', `it answers ${response.status}`)
    return await textOf(response, limits.bytes)
  } catch (error) {
    if (error instanceof ProviderError) throw error
    throw new ProviderError('unavailable', (error as Error).name)
  } finally {
    await dispatcher.destroy()
  }
}

type Body = Awaited<ReturnType<typeof fetch>>

async function textOf({ body }: Body, bytesMax: number): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    parts.push(part as Uint8Array)
    bytes += (part as Uint8Array).length
    if (bytes > bytesMax) throw new ProviderError('invalid', `an answer of more than ${bytesMax} bytes`)
  }
  return Buffer.concat(parts).toString('utf8')
}
