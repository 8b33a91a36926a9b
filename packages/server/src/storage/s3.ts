import { AwsClient } from 'aws4fetch'
import { createHash } from 'node:crypto'
import { requireName } from './names.ts'
import type { Files } from './files.ts'

// Per file: nobody waits longer for a picture.
const TIME_MS = 15_000
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

  const addressOf = (name: string) => {
    requireName(name)
    return `${bucket}/${name}`
  }
  return {
    async put(name, content) {
      await taken(await ask('PUT', addressOf(name), new Uint8Array(content)))
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
