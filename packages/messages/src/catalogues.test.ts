import { expect, test } from 'vitest'
import { host as deHost } from './de/host.ts'
import { host as enHost } from './en/host.ts'
import { host as ilHost } from './il/host.ts'
import { bookingCatalogues } from './booking.ts'
import { confirmCatalogues } from './confirm.ts'
import { errorsCatalogues } from './errors.ts'
import type { Language } from '@scheduling/domain/languages'
import { SPOKEN_KEYS } from '@scheduling/domain/languages'
import { mailCatalogues } from './mail.ts'
import { noticesCatalogues } from './notices.ts'
import { operatorCatalogues } from './operator.ts'
import type { Message, Section } from './translate.ts'
import { translator } from './translate.ts'

const SECTIONS: Record<string, Record<Language, Section>> = {
  booking: bookingCatalogues,
  confirm: confirmCatalogues,
  errors: errorsCatalogues,
  host: { en: enHost, de: deHost, il: ilHost },
  mail: mailCatalogues,
  notices: noticesCatalogues,
  operator: operatorCatalogues,
}

const pairs = Object.keys(SECTIONS).flatMap((section) =>
  SPOKEN_KEYS.map((language) => [section, language] as const),
)

test.each(pairs)('%s has the same keys and placeholders in %s as in English', (section, language) => {
  const { en, [language]: other } = SECTIONS[section] ?? {}
  expect(Object.keys(other ?? {})).toEqual(Object.keys(en ?? {}))
  for (const [key, message] of Object.entries(en ?? {}))
    expect([key, ...placeholders(other?.[key])]).toEqual([key, ...placeholders(message)])
})

test.each(pairs)('%s leaves nothing empty in %s', (section, language) => {
  const empty = Object.entries(SECTIONS[section]?.[language] ?? {}).filter(([, message]) =>
    texts(message).some((text) => text.trim() === ''),
  )
  expect(empty).toEqual([])
})

test('the plural follows the language, and values are filled in', () => {
  const t = translator({ free: { one: '{count} time', two: 'two times', other: '{count} times' } }, 'he')
  expect([1, 2, 3].map((count) => t('free', { count }))).toEqual(['1 time', 'two times', '3 times'])
})

function texts(message: Message | undefined): string[] {
  return typeof message === 'string' ? [message] : Object.values(message ?? {})
}

/** Those of the general form: a plural of one may leave the number out. */
function placeholders(message: Message | undefined): string[] {
  const text = typeof message === 'string' ? message : (message?.other ?? '')
  return [...new Set(text.match(/\{\w+\}/g))].toSorted()
}
