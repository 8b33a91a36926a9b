import { AwsClient } from 'aws4fetch'
import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { requireName } from './names.ts'
import type { Files } from './files.ts'

// Per file: nobody waits longer for a picture.
const TIME_MS = 15_000
// A gigabyte over a slow line.
const LARGE_FILE_TIME_MS = 3_600_000
const RETRIES = 2
const DEFAULT_REGION = 'us-east-1'

/**
 * Stores files in a bucket of an S3 service: `https://KEY:SECRET@s3.example.com/BUCKET?region=eu-central-1`. The
 * bucket is in the path, which works with any service. Source: https://docs.aws.amazon.com/AmazonS3/latest/API/
 */
export function s3Storage(address: string): Files {
  const { username, password, origin, pathname, searchParams } = new URL(address)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? DEFAULT_REGION,
    service: 's3',
    retries: RETRIES,
  })
  const bucket = `${origin}${pathname.replace(/\/$/, '')}`

  async function ask(method: string, url: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const headers = { 'x-amz-content-sha256': digest(body ?? new Uint8Array()) }
    const signal = AbortSignal.timeout(TIME_MS)
    return client.fetch(url, { method, headers, signal, ...(body && { body }) })
  }

  async function askForPart(url: string, range?: string): Promise<Response> {
    const headers = { 'x-amz-content-sha256': digest(new Uint8Array()), ...(range && { range }) }
    return client.fetch(url, { headers, signal: AbortSignal.timeout(LARGE_FILE_TIME_MS) })
  }

  const addressOf = (name: string) => {
    requireName(name)
    return `${bucket}/${name}`
  }
  return {
    async put(name, content) {
      await taken(await ask('PUT', addressOf(name), new Uint8Array(content)))
    },
    async putFile(name, place) {
      const headers = { 'x-amz-content-sha256': await digestOfFile(place) }
      const signal = AbortSignal.timeout(LARGE_FILE_TIME_MS)
      await taken(
        await client.fetch(addressOf(name), {
          method: 'PUT',
          headers,
          signal,
          body: await openAsBlob(place),
        }),
      )
    },
    async open(name) {
      const url = addressOf(name)
      // The answer to a first byte says how many there are.
      const answer = await askForPart(url, 'bytes=0-0')
      if (await isMissing(answer)) return undefined
      const [, total] = /\/(\d+)$/.exec((await taken(answer)).headers.get('content-range') ?? '') ?? []
      await answer.arrayBuffer()
      return {
        bytes: Number(total ?? 0),
        read: async (range) => {
          const part = await taken(await askForPart(url, range && `bytes=${range.first}-${range.last}`))
          return part.body ? Readable.fromWeb(part.body) : Readable.from([])
        },
      }
    },
    async directAddress(name, seconds) {
      const url = new URL(addressOf(name))
      url.searchParams.set('X-Amz-Expires', String(seconds))
      const { url: signed } = await client.sign(url.href, { aws: { signQuery: true } })
      return signed
    },
    async get(name) {
      const answer = await ask('GET', addressOf(name))
      if (await isMissing(answer)) return undefined
      return Buffer.from(await (await taken(answer)).arrayBuffer())
    },
    async delete(name) {
      const answer = await ask('DELETE', addressOf(name))
      if (!(await isMissing(answer))) await taken(answer)
    },
    async *list(prefix) {
      let next: string | undefined
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(next !== undefined && { 'continuation-token': next }),
        })
        const answer = await taken(await ask('GET', `${bucket}?${query.toString()}`))
        const page = readList(await answer.text())
        yield* page.names
        next = page.next
      } while (next !== undefined)
    },
  }
}

function digest(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex')
}

async function digestOfFile(place: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(place), hash)
  return hash.digest('hex')
}

/** Throws if the service refuses, with its error code. */
async function taken(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const [, code = 'no reason'] = /<Code>(\w{1,60})<\/Code>/.exec(await answer.text()) ?? []
  throw new Error(`The storage refused with ${answer.status}: ${code}`)
}

/** The file is missing, not the bucket. */
async function isMissing(answer: Response): Promise<boolean> {
  return answer.status === 404 && !(await answer.clone().text()).includes('<Code>NoSuchBucket</Code>')
}

/**
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html: our names and the tokens contain
 * nothing that is escaped.
 */
function readList(xml: string): { names: string[]; next: string | undefined } {
  const names = [...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name = '']) => name)
  const [, next] = /<NextContinuationToken>([^<]+)</.exec(xml) ?? []
  return { names, next }
}
