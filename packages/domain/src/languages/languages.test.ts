import { describe, expect, test } from 'vitest'
import { WEEKDAYS } from '../time/time.ts'
import { LANGUAGES } from './languages.ts'
import { firstLanguage, languageFrom, regionFrom, wishedLanguages } from './match.ts'

interface KnownLocale extends Intl.Locale {
  getWeekInfo: () => { firstDay: number }
  getTextInfo: () => { direction: string }
}

test('the keys are the specification’s', () => {
  expect(Object.keys(LANGUAGES).toSorted().join(', ')).toBe(
    'ar, cn, cz, de, dk, en, es, fi, fr, hu, il, it, nl, no, pl, pt, ro, sv, tr, uk, vi',
  )
})

test.each(Object.entries(LANGUAGES))('%s is written and counted as Unicode says', (_, facts) => {
  const locale = new Intl.Locale(facts.tag) as KnownLocale
  expect(facts.direction).toBe(locale.getTextInfo().direction)
  expect(facts.weekStart).toBe(WEEKDAYS[locale.getWeekInfo().firstDay - 1])
})

test.each([
  ['il', 'il'],
  ['he', 'il'],
  ['he-IL', 'il'],
  ['iw', 'il'],
  ['DE-at', 'de'],
  ['pt-BR', 'pt'],
  ['pt-PT', 'pt'],
  ['es-419', 'es'],
  ['zh', 'cn'],
  ['zh-CN', 'cn'],
  ['zh-Hans-TW', 'cn'],
  ['zh-TW', undefined],
  ['zh-Hant-HK', undefined],
  ['eo-001', undefined],
  ['deutsch', undefined],
  ['toString', undefined],
  ['', undefined],
  [null, undefined],
])('%j names %s', (text, language) => {
  expect(languageFrom(text)).toBe(language)
})

describe('Accept-Language', () => {
  test.each([
    ['eo-001, eo;q=0.9, de;q=0.7, en;q=0.8', 'en'],
    ['he;q=0.5,de;q=0.5', 'il'],
    ['de;q=0, en;q=0.1', 'en'],
    ['de;q=yes, he', 'il'],
    ['*, eo', undefined],
    ['<script>, deu', undefined],
    [undefined, undefined],
  ])('of %j speaks %s', (header, language) => {
    expect(firstLanguage(wishedLanguages(header))).toBe(language)
  })

  test('is read no further than any browser goes', () => {
    expect(wishedLanguages('en,'.repeat(1_000))).toHaveLength(20)
  })
})

test.each([
  [['en-US', 'he-IL'], 'il', 'IL'],
  [['en-US', 'fr'], 'de', 'US'],
  [['zh-Hans-CN'], 'de', 'CN'],
  [['de'], 'de', null],
] as const)('%j: whoever reads %s writes dates as in %s', (tags, language, region) => {
  expect(regionFrom(tags, language)).toBe(region)
})
