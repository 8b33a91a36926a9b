import { expect, test } from 'vitest'
import { KeptInstant, SixDigits, VisitedUrl, mailedName, typedName } from './fields.ts'

test.each(['2026-12-01T14:00:00Z', '2026-12-01T14:00:00.250+05:30', '0000-01-01T00:00:00Z'])(
  'an instant to keep: %s',
  (text) => {
    expect(KeptInstant.parse(text)).toBe(text)
  },
)

// In UTC, these would be in a year that our instants do not cover.
test.each(['0000-01-01T00:00:00+00:01', '9999-12-31T23:59:59-00:01'])('none: %s', (text) => {
  expect(KeptInstant.safeParse(text).error?.issues).toMatchObject([
    { message: 'Expected an instant of the years 0000 to 9999 in UTC' },
  ])
})

test('visitors are led to no address that looks like another', () => {
  expect(VisitedUrl.parse('https://good.example/@robin')).toBe('https://good.example/@robin')
  for (const address of ['https://good.example@evil.example/', 'https://robin:word@evil.example/'])
    expect(VisitedUrl.safeParse(address).error?.issues).toMatchObject([{ params: { reason: 'password' } }])
})

test('a name with a character that changes the direction of text is refused, and says why', () => {
  for (const mark of '\u202A\u202E\u2066\u2069')
    for (const schema of [mailedName(50), typedName(50), typedName(50, 0)])
      expect(schema.safeParse(`Ana${mark}gnp.exe`).error?.issues).toMatchObject([
        { params: { reason: 'direction' } },
      ])
  expect(mailedName(50).safeParse('\u202E').error?.issues).toMatchObject([{ code: 'too_small' }])
  expect(mailedName(50).parse('\u200Bשלום\u200F Ana\u200E')).toBe('שלום Ana')
})

test.each(['123 456', '١٢٣٤٥٦', '۱۲۳-۴۵۶', '１２３４５６'])('a code typed as %s is 123456', (typed) => {
  expect(SixDigits.parse(typed)).toBe('123456')
})
