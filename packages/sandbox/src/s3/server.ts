import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Signer } from './signature.ts'
import { signatureProblem } from './signature.ts'

export interface S3 {
  /** `http://127.0.0.1:PORT`. */
  url: string
  /** The bucket's objects by key. */
  objects: Map<string, Buffer>
  /** Responses in order: `PUT /bucket/key 200`. */
  answered: string[]
  close(): Promise<void>
}

export interface S3Options extends Signer {
  bucket: string
  /** Keys per page of a list. Absent: a thousand, like S3. */
  pageMax?: number
}

// https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html
const STATUS: Record<string, number> = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  InvalidAccessKeyId: 403,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
}

/** One bucket, named in the path. */
export async function startS3(options: S3Options): Promise<S3> {
  const objects = new Map<string, Buffer>()
  const answered: string[] = []
  const server = createServer((request, response) => {
    response.once('finish', () => {
      answered.push(`${request.method} ${request.url?.split('?')[0]} ${response.statusCode}`)
    })
    void answer(request, response, objects, options)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    answered,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  objects: Map<string, Buffer>,
  { bucket, pageMax = 1_000, ...signer }: S3Options,
): Promise<void> {
  const { method = '', url = '' } = request
  const body = await buffer(request)
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(',')]),
  )
  const problem = signatureProblem({ method, url, headers, body }, signer, Date.now())
  if (problem) return refuse(response, problem)
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const [, asked, ...segments] = pathname.split('/').map(decodeURIComponent)
  if (asked !== bucket) return refuse(response, 'NoSuchBucket')
  const key = segments.join('/')
  if (key === '') {
    if (method !== 'GET' || searchParams.get('list-type') !== '2') return refuse(response, 'MethodNotAllowed')
    response.setHeader('content-type', 'application/xml')
    response.end(listOf(objects, searchParams, pageMax))
    return undefined
  }
  if (method === 'PUT') objects.set(key, body)
  else if (method === 'DELETE') objects.delete(key)
  else if (method !== 'GET') return refuse(response, 'MethodNotAllowed')
  const object = objects.get(key)
  if (method === 'GET' && !object) return refuse(response, 'NoSuchKey')
  if (method === 'GET' && object) return sendObject(response, object, headers.range)
  response.statusCode = method === 'DELETE' ? 204 : 200
  response.end()
  return undefined
}

function sendObject(response: ServerResponse, object: Buffer, range = ''): void {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  if (from === undefined || Number(from) >= object.length) {
    response.end(object)
    return
  }
  const last = Math.min(object.length - 1, to ? Number(to) : Infinity)
  response.writeHead(206, { 'content-range': `bytes ${from}-${last}/${object.length}` })
  response.end(object.subarray(Number(from), last + 1))
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
function listOf(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams, pageMax: number): string {
  const prefix = query.get('prefix') ?? ''
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted()
  const page = keys.slice(0, pageMax)
  const isCut = page.length < keys.length
  const token = Buffer.from(page.at(-1) ?? '').toString('base64')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    `<Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>`,
    isCut ? `<NextContinuationToken>${token}</NextContinuationToken>` : '',
    ...page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size></Contents>`),
    '</ListBucketResult>',
  ].join('')
}

function refuse(response: ServerResponse, code: string): void {
  response.writeHead(STATUS[code] ?? 500, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)
}
