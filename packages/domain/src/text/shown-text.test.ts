import { expect, test } from 'vitest'
import { shownLine, shownLines } from './shown-text.ts'

test.each([
  ['a name', 'Ana Núñez', 'Ana Núñez'],
  ['space around', '  Ana\t', 'Ana'],
  ['an accent that stands apart', 'Núñez', 'Núñez'],
  ['Hebrew with points', 'שָׁלוֹם', 'שָׁלוֹם'],
  ['Persian, where letters are kept apart', 'می\u200Cخواهم', 'می\u200Cخواهم'],
  ['Hindi, where letters are joined and kept apart', 'क्\u200Dष क्\u200Cष', 'क्\u200Dष क्\u200Cष'],
  ['Malayalam, at the end of a word', 'അവന്\u200D', 'അവന്\u200D'],
  ['a family', '👨\u200D👩\u200D👧\u200D👦', '👨\u200D👩\u200D👧\u200D👦'],
  ['a rainbow', '🏳\uFE0F\u200D🌈', '🏳\uFE0F\u200D🌈'],
  ['an astronaut of some color', '👩🏽\u200D🚀', '👩🏽\u200D🚀'],
  ['a heart on fire', '❤\uFE0F\u200D🔥', '❤\uFE0F\u200D🔥'],
  ['a key', '1\uFE0F⃣', '1\uFE0F⃣'],
  [
    'the flag of Wales',
    '🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}',
    '🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}',
  ],
  ['a variant in a Japanese name', '葛\u{E0100}城', '葛\u{E0100}城'],
  ['Japanese space', '山田\u3000太郎', '山田\u3000太郎'],
  ['an emoji of tomorrow', '\u{1FAFF}', '\u{1FAFF}'],
])('%s stays', (_, text, shown) => {
  expect(shownLine(text)).toBe(shown)
  expect(shownLines(text)).toBe(shown)
})

test.each([
  ['an override', 'Ana\u202Egnp.exe', 'Anagnp.exe'],
  ['embeddings, as phones put them around numbers', '\u202A+49 30 1234\u202C', '+49 30 1234'],
  ['isolates', '\u2066Ana\u2069 \u2068Bo\u2067', 'Ana Bo'],
  ['space without width', 'A\u200Bn\u200Ba', 'Ana'],
  ['a byte order mark', '\uFEFFAna', 'Ana'],
  ['soft hyphens', 'Do\u00ADnau\u00AD', 'Donau'],
  ['word joiners and invisible signs', 'A\u2060n\u2062a\u2065', 'Ana'],
  ['joiners among Latin letters', 'A\u200Dn\u200Ca', 'Ana'],
  ['joiners after nothing', '\u200DAna \u200D', 'Ana'],
  ['joiners after joiners', '👨\u200D\u200D\u200D👩', '👨\u200D👩'],
  ['tags', 'Ana\u{E0041}\u{E006E}\u{E007F}', 'Ana'],
  ['tags after a flag that is none', '🏴\u{E0075}\u{E0073}\u{E007F}', '🏴'],
  ['variants of nothing', '\uFE0F\uFE0FAna \uFE0F', 'Ana'],
  ['variants of variants', '❤\uFE0F\uFE0F\uFE0F', '❤\uFE0F'],
  ['fillers', 'A\u3164n\u115Fa\uFFA0', 'Ana'],
  ['annotations', '\uFFF9A\uFFFAna\uFFFB', 'Ana'],
  ['what nobody has given a meaning', 'A\uFFF0n\u{E0FFF}a', 'Ana'],
])('%s is taken out', (_, text, shown) => {
  expect(shownLine(text)).toBe(shown)
  expect(shownLines(text)).toBe(shown)
  expect(shownLine(shown)).toBe(shown)
})

test.each([
  '',
  ' \t ',
  '\u200B',
  '\u202E\u2066',
  '\u3164\u3164',
  '\u2800\u2800',
  '\u00A0\u3000\u2003',
  '\u{E0041}\u{E0042}',
  '\u200D\uFE0F',
  '\u00AD\u034F',
  '\u2028\u2029',
])('of %j nothing could be seen', (text) => {
  expect([shownLine(text), shownLines(text)]).toEqual(['', ''])
})

test.each(['\0', 'a\u0000b', '\uD800', '\u0085x', '\u001B[31m', '\u200B\0'])(
  'what must be refused is not hidden from whoever refuses it: %j',
  (text) => {
    expect(shownLine(text)).toBe(text.replace('\u200B', ''))
  },
)

test('marks of direction stay in a text of several lines, and not in a name', () => {
  const text = 'שפת C++\u200E היא\u200F. \u061Cא'
  expect(shownLines(text)).toBe(text)
  expect(shownLine(text)).toBe('שפת C++ היא. א')
})

test('lines end as lines do, and a name is not made one', () => {
  expect(shownLines('one\u2028two\u2029three\u0085four\r\nfive')).toBe('one\ntwo\nthree\nfour\r\nfive')
  expect(shownLine('one\u2028two')).toBe('one\u2028two')
})
