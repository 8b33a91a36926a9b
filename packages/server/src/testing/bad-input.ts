import * as fc from 'fast-check'

// Makes wrong requests from right ones, with one or more mistakes.

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\u0000b',
  '\ud800',
  'x\udc00',
  '\u202emoc.elpmaxe',
  '\r\nSet-Cookie: a=b',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table bookings; --",
  '%00',
  '%E0%A4%A',
  '%s%n%x',
  '../../../../etc/passwd',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '-0',
  '1e400',
  '٣٠',
  'ﷺ'.repeat(200),
  'x'.repeat(10_000),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-fffffffffffg',
  '0000-01-01',
  '0001-01-01',
  '2027-02-30',
  '9999-12-31',
  '+010000-01-01',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59Z',
  '9999-12-31T23:59:59-23:59',
  '2027-03-01T09:00:00+99:99',
  '24:00',
  '99:99',
  'Etc/GMT+12',
  'Pacific/Apia',
  '../UTC',
  '+25:00',
  'https://exämple.test/✓?a=b#c',
  'http://[::1',
  'javascript:alert(1)',
]

const NUMBERS = [-1, 0, 0.5, 1, 2 ** 31, 2 ** 53, 1e308, -1e308, 5e-324]

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { value }
  return value
}

export const badText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: fc
      .date({ min: new Date(-62_167_219_200_000), max: new Date(253_402_300_799_000), noInvalidDate: true })
      .map((date) => date.toISOString()),
  },
)

const badValue = fc.oneof(
  { weight: 4, arbitrary: badText },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [[]], [null], nested(300)) },
  { weight: 1, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

type Path = (string | number)[]

/** All paths in a JSON value, starting with the whole. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const keys: Path = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value)
  return [path, ...keys.flatMap((key) => placesIn((value as never)[key], [...path, key]))]
}

interface Wound {
  place: number
  how: 'replace' | 'remove' | 'wrap' | 'repeat' | 'add'
  value: unknown
  key: string
}

const wound: fc.Arbitrary<Wound> = fc.record({
  place: fc.nat(1_000),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'wrap', 'repeat', 'add'),
  value: badValue,
  key: badText,
})

/** A right JSON value with one to three mistakes. */
export function woundedJson(right: unknown): fc.Arbitrary<unknown> {
  return fc
    .array(wound, { minLength: 1, maxLength: 3 })
    .map((wounds) => wounds.reduce<unknown>(inflict, structuredClone(right)))
}

function inflict(value: unknown, { place, how, value: bad, key }: Wound): unknown {
  const places = placesIn(value)
  const path = places[place % places.length] ?? []
  return changeAt(value, path, (old) => {
    if (how === 'replace') return bad
    if (how === 'remove') return undefined
    if (how === 'wrap') return [old]
    if (how === 'repeat') return Array.from({ length: timesToRepeat(old) }, () => old)
    return typeof old === 'object' && old !== null && !Array.isArray(old) ? { ...old, [key]: bad } : bad
  })
}

// Longer than any list allows, and in total about the size of the largest body: nested repeats would fill the
// memory.
function timesToRepeat(value: unknown): number {
  const size = (JSON.stringify(value) ?? '').length + 1
  return Math.max(2, Math.min(450, Math.floor(300_000 / size)))
}

function changeAt(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...(value as unknown[])] as never)
    : { ...(value as object) }
  copy[key] = changeAt(copy[key], rest, change)
  return copy
}

/** Bodies that are not JSON, are not labeled as JSON, or are too large. */
export const unreadableBody: fc.Arbitrary<{ type: string | undefined; body: string | Buffer }> = fc.oneof(
  fc.record({
    type: fc.constantFrom('application/json', 'application/json; charset=utf-16', 'APPLICATION/JSON'),
    body: fc.constantFrom<string | Buffer>(
      '',
      '{',
      '{"a":1,}',
      '[1',
      'nul',
      '{"a":"\t"}',
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{"admin":true}}}',
      '\ufeff{}',
      '['.repeat(100_000),
      `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
      '1'.repeat(100_000),
      Buffer.from([0xff, 0xfe, 0x00]),
      Buffer.from('{"name":"\xe9"}', 'latin1'),
      'x'.repeat(300_000),
    ),
  }),
  fc.record({
    type: fc.constantFrom(
      undefined,
      'text/plain',
      'text/html',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/octet-stream',
      'application/json, text/plain',
      'nonsense',
      '/',
    ),
    body: fc.constantFrom('{}', 'a=b', '<a/>', '--x--', 'x'.repeat(300_000)),
  }),
)

/** Path segments that decode to something odd, or not at all. */
export const oddSegment = fc.oneof(
  badText.map((text) => encodeURIComponent(text.toWellFormed()) || '%20'),
  fc.constantFrom(
    '%',
    '%zz',
    '%00',
    '%2e%2e%2f%2e%2e',
    '%E0%A4%A',
    '%c0%ae',
    '%2F',
    '%5C',
    '%25%32%35',
    ';a=b',
    '..',
    '.',
    '*',
    "'",
    'x'.repeat(5_000),
    '%F0%9F%99%82',
  ),
)
