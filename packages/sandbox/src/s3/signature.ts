import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

// Checks Signature Version 4 as S3 does, in headers and in addresses. Sources:
// https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html

export interface SignedRequest {
  method: string
  /** As sent: path and query. */
  url: string
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  body: Uint8Array
}

export interface Signer {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** S3's error code. Undefined if the signature is right. */
export type SignatureProblem =
  | 'AccessDenied'
  | 'AuthorizationHeaderMalformed'
  | 'InvalidAccessKeyId'
  | 'RequestTimeTooSkewed'
  | 'SignatureDoesNotMatch'
  | 'XAmzContentSHA256Mismatch'

const SKEW_MS = 15 * 60_000
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/(\d{8})\/([^/,\s]+)\/s3\/aws4_request,\s*SignedHeaders=([a-z0-9;-]+),\s*Signature=([0-9a-f]{64})$/
const TIME = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/

export function signatureProblem(
  request: SignedRequest,
  signer: Signer,
  now: number,
): SignatureProblem | undefined {
  const { headers } = request
  if (request.url.includes('X-Amz-Signature=')) return addressProblem(request, signer, now)
  if (headers.authorization === undefined) return 'AccessDenied'
  const [, key, date, region, signedNames = '', signature = ''] =
    AUTHORIZATION.exec(headers.authorization) ?? []
  if (key === undefined || region !== signer.region) return 'AuthorizationHeaderMalformed'
  if (key !== signer.accessKeyId) return 'InvalidAccessKeyId'
  const time = headers['x-amz-date'] ?? ''
  const instant = instantOf(time)
  if (instant === undefined || !time.startsWith(date ?? '-')) return 'AccessDenied'
  if (Math.abs(now - instant) > SKEW_MS) return 'RequestTimeTooSkewed'
  const names = signedNames.split(';')
  if (!areComplete(names, headers)) return 'AccessDenied'
  const digest = headers['x-amz-content-sha256'] ?? ''
  if (digest !== hex(request.body)) return 'XAmzContentSHA256Mismatch'
  const wanted = signatureOf(request, names, signer, { time, digest })
  return isSame(wanted, signature) ? undefined : 'SignatureDoesNotMatch'
}

// Whoever signs an address does not know what will be sent to it.
const UNSIGNED = 'UNSIGNED-PAYLOAD'
const LONGEST_SECONDS = 604_800

/** The same for an address that anybody may use until it ends. */
function addressProblem(request: SignedRequest, signer: Signer, now: number): SignatureProblem | undefined {
  const { searchParams } = new URL(request.url, 'http://s3')
  const said = (name: string) => searchParams.get(`X-Amz-${name}`) ?? ''
  const [key, date, region] = said('Credential').split('/')
  const instant = instantOf(said('Date'))
  const seconds = Number(said('Expires'))
  if (region !== signer.region) return 'AuthorizationHeaderMalformed'
  if (key !== signer.accessKeyId) return 'InvalidAccessKeyId'
  if (instant === undefined || !said('Date').startsWith(date ?? '-')) return 'AccessDenied'
  if (!(seconds > 0 && seconds <= LONGEST_SECONDS) || now > instant + seconds * 1_000) return 'AccessDenied'
  const names = said('SignedHeaders').split(';')
  const url = request.url.replace(/[?&]X-Amz-Signature=[^&]*/, '')
  const wanted = signatureOf({ ...request, url }, names, signer, { time: said('Date'), digest: UNSIGNED })
  return isSame(wanted, said('Signature')) ? undefined : 'SignatureDoesNotMatch'
}

function isSame(wanted: string, given: string): boolean {
  const [one, other] = [Buffer.from(wanted), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The names must be in order, without repeats, and include the host and all of Amazon's own headers. */
function areComplete(names: readonly string[], headers: Readonly<Record<string, string>>): boolean {
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))]
  const isSorted = names.every((name, index) => index === 0 || String(names[index - 1]) < name)
  const areThere = names.every((name) => headers[name] !== undefined)
  return isSorted && areThere && needed.every((name) => names.includes(name))
}

function signatureOf(
  { method, url, headers }: SignedRequest,
  names: readonly string[],
  { secretAccessKey, region }: Signer,
  { time, digest }: { time: string; digest: string },
): string {
  const [path = '', query = ''] = url.split('?', 2)
  const canonical = [
    method,
    path,
    canonicalQuery(query),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}`),
    '',
    names.join(';'),
    digest,
  ].join('\n')
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', time, scope, hex(canonical)].join('\n')
  const key = ['aws4_request', 's3', region, time.slice(0, 8)].reduceRight<Buffer | string>(
    (secret, part) => mac(secret, part),
    `AWS4${secretAccessKey}`,
  )
  return mac(key, toSign).toString('hex')
}

/** The query as sent, sorted by name. Missing values become empty. */
function canonicalQuery(query: string): string {
  if (query === '') return ''
  const pairs = query.split('&').map((pair) => (pair.includes('=') ? pair : `${pair}=`))
  return pairs.toSorted((a, b) => (a < b ? -1 : 1)).join('&')
}

function mac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function hex(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex')
}

function instantOf(time: string): number | undefined {
  const [, ...parts] = TIME.exec(time) ?? []
  const [year = 0, month = 0, day, hour, minute, second] = parts.map(Number)
  return parts.length === 0 ? undefined : Date.UTC(year, month - 1, day, hour, minute, second)
}
