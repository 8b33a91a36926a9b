import { expect, test } from 'vitest'
import type { SignedRequest } from './signature.ts'
import { signatureProblem } from './signature.ts'

// The examples of https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html: requests, keys
// and their signatures.

const SIGNER = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const NOW = Date.UTC(2013, 4, 24)
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const HEADERS = {
  host: 'examplebucket.s3.amazonaws.com',
  'x-amz-content-sha256': NOTHING,
  'x-amz-date': '20130524T000000Z',
}

function authorization(names: string, signature: string): string {
  return `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`
}

const GET: SignedRequest = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    ...HEADERS,
    range: 'bytes=0-9',
    authorization: authorization(
      'host;range;x-amz-content-sha256;x-amz-date',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ),
  },
  body: new Uint8Array(),
}
const PUT: SignedRequest = {
  method: 'PUT',
  url: '/test%24file.text',
  headers: {
    ...HEADERS,
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    authorization: authorization(
      'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ),
  },
  body: Buffer.from('Welcome to Amazon S3.'),
}
const LIST: SignedRequest = {
  method: 'GET',
  url: '/?max-keys=2&prefix=J',
  headers: {
    ...HEADERS,
    authorization: authorization(
      'host;x-amz-content-sha256;x-amz-date',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ),
  },
  body: new Uint8Array(),
}

test.each([
  ['a file is got', GET],
  ['a file is put', PUT],
  ['files are listed', LIST],
])('the published example in which %s is rightly signed', (_, request) => {
  expect(signatureProblem(request, SIGNER, NOW)).toBeUndefined()
})

const changed = (headers: Record<string, string>) => ({ ...GET, headers: { ...GET.headers, ...headers } })

test.each([
  ['another path', { ...GET, url: '/other.txt' }, 'SignatureDoesNotMatch'],
  ['another method', { ...GET, method: 'DELETE' }, 'SignatureDoesNotMatch'],
  ['another query', { ...LIST, url: '/?max-keys=3&prefix=J' }, 'SignatureDoesNotMatch'],
  ['another signed header', changed({ range: 'bytes=0-8' }), 'SignatureDoesNotMatch'],
  ['a header of Amazon’s that is not signed', changed({ 'x-amz-acl': 'public-read' }), 'AccessDenied'],
  ['another body', { ...PUT, body: Buffer.from('Welcome') }, 'XAmzContentSHA256Mismatch'],
  ['a body of which nothing is said', changed({ 'x-amz-content-sha256': '' }), 'XAmzContentSHA256Mismatch'],
  [
    'another region',
    changed({ authorization: authorization('host', 'f'.repeat(64)).replace('us-east-1', 'eu-west-1') }),
    'AuthorizationHeaderMalformed',
  ],
  [
    'another service',
    changed({ authorization: authorization('host', 'f'.repeat(64)).replace('/s3/', '/sqs/') }),
    'AuthorizationHeaderMalformed',
  ],
  [
    'another key',
    changed({ authorization: String(GET.headers.authorization).replace('AKIAI', 'AKIAX') }),
    'InvalidAccessKeyId',
  ],
  [
    'names out of order',
    changed({ authorization: authorization('range;host;x-amz-content-sha256;x-amz-date', 'f'.repeat(64)) }),
    'AccessDenied',
  ],
  ['a time of another day', changed({ 'x-amz-date': '20130523T235959Z' }), 'AccessDenied'],
] as const)('%s is refused', (_, request, problem) => {
  expect(signatureProblem(request, SIGNER, NOW)).toBe(problem)
})

test('nothing signed is refused', () => {
  const { authorization: _, ...headers } = GET.headers
  expect(signatureProblem({ ...GET, headers }, SIGNER, NOW)).toBe('AccessDenied')
})

test.each([16, -16])('%i minutes beside the clock are too many, 14 are not', (minutes) => {
  expect(signatureProblem(GET, SIGNER, NOW + minutes * 60_000)).toBe('RequestTimeTooSkewed')
  expect(signatureProblem(GET, SIGNER, NOW + Math.sign(minutes) * 14 * 60_000)).toBeUndefined()
})

// The example of https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html.
const ADDRESS: SignedRequest = {
  method: 'GET',
  url: '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  headers: { host: 'examplebucket.s3.amazonaws.com' },
  body: new Uint8Array(),
}

test('the published example of a signed address is right, until it ends', () => {
  expect(signatureProblem(ADDRESS, SIGNER, NOW)).toBeUndefined()
  expect(signatureProblem(ADDRESS, SIGNER, NOW + 86_400_001)).toBe('AccessDenied')
})

test.each([
  ['path', ADDRESS.url.replace('/test.txt', '/other.txt')],
  ['end', ADDRESS.url.replace('86400', '86401')],
  ['signature', ADDRESS.url.replace('aeeed', 'beeed')],
])('with another %s it is not', (_, url) => {
  expect(signatureProblem({ ...ADDRESS, url }, SIGNER, NOW)).toBe('SignatureDoesNotMatch')
})
