import { LANGUAGE_KEYS, LANGUAGES } from '@scheduling/domain/languages'
import type { Language } from '@scheduling/domain/languages'
import { expect, test } from 'vitest'
import { bookingTexts } from './booking.ts'
import { catalog } from './catalog.ts'
import type { Catalog } from './catalog.ts'
import { choiceTexts } from './choice.ts'
import { confirmTexts } from './confirm.ts'
import { consentTexts } from './consent.ts'
import { doubtTexts } from './doubt.ts'
import { errorsTexts } from './errors.ts'
import { extensionErrorsTexts, extensionTexts } from './extension.ts'
import { HOST_CATALOGS } from './host.ts'
import { mailTexts } from './mail.ts'
import { noticesTexts } from './notices.ts'
import { operatorTexts } from './operator.ts'
import { PLACEHOLDERS } from './placeholders.ts'
import { PLURAL_FORMS } from './plurals.ts'
import type { Message, Section } from './translate.ts'
import { translator } from './translate.ts'

const others = {
  bookingTexts,
  choiceTexts,
  confirmTexts,
  consentTexts,
  doubtTexts,
  errorsTexts,
  extensionErrorsTexts,
  extensionTexts,
  noticesTexts,
  operatorTexts,
}
const catalogs: [name: string, of: Catalog<Section>][] = Object.entries({
  ...HOST_CATALOGS,
  mailTexts,
  ...others,
})
const pairs = catalogs.flatMap(([name, of]) => LANGUAGE_KEYS.map((language) => [name, language, of] as const))

// Plural forms repeat with each hundred, and few languages have one for the thousands.
const COUNTS = Array.from({ length: 1_001 }, (_, count) => count)
const byName = (a: string, b: string) => a.localeCompare(b)

test('every catalog has the same keys in each language as in English', async () => {
  const wrong = await inEach(pairs, async ([name, language, of]) => {
    const [wanted, found] = [Object.keys(await of.load('en')), Object.keys(await of.load(language))]
    const place = `${name} in ${language}`
    const differences = [
      ...wanted.filter((key) => !found.includes(key)).map((key) => `${place} lacks ${key}`),
      ...found.filter((key) => !wanted.includes(key)).map((key) => `${place} has ${key}, not in English`),
    ]
    const isInOrder = wanted.join('\n') === found.join('\n')
    return isInOrder || differences.length > 0 ? differences : [`${place} has another order`]
  })
  expect(wrong).toEqual([])
})

test('every form of a text has the placeholders of English', async () => {
  const singular = Object.fromEntries(
    LANGUAGE_KEYS.map((language) => [language, formsOfOneNumber(language)]),
  ) as Record<Language, string[]>
  const wrong = await inEach(pairs, async ([name, language, of]) => {
    const english: Section = await of.load('en')
    return Object.entries<Message>(await of.load(language)).flatMap(([key, message]) => {
      const source = english[key] ?? ''
      const wanted = placeholders(typeof source === 'string' ? source : (source.other ?? ''))
      const chooser = choosingIn(source)
      return formsOf(message).flatMap(([form, text]) => {
        const found = placeholders(text)
        const lacking = wanted.filter(
          (one) => !found.includes(one) && !(one === chooser && singular[language].includes(form)),
        )
        const added = found.filter((one) => !wanted.includes(one))
        return lacking.length + added.length === 0 && choosingIn(message) === chooser
          ? []
          : [`${name} in ${language}: ${key}, ${form}: lacks [${lacking.join()}], adds [${added.join()}]`]
      })
    })
  })
  expect(wrong).toEqual([])
})

test('every text that counts has the forms of its language', async () => {
  const wrong = await inEach(pairs, async ([name, language, of]) =>
    Object.entries<Message>(await of.load(language)).flatMap(([key, message]) => {
      const forms = formsOf(message).map(([form]) => form)
      return typeof message === 'string' || forms.join(' ') === PLURAL_FORMS[language].join(' ')
        ? []
        : [`${name} in ${language}: ${key} has ${forms.join(' ')}`]
    }),
  )
  expect(wrong).toEqual([])
})

test.each(Object.entries(PLURAL_FORMS))('%s has the plural forms that Unicode says', (language, forms) => {
  const rules = new Intl.PluralRules(LANGUAGES[language as keyof typeof LANGUAGES].tag)
  const reached = new Set([...COUNTS, 10_000, 100_000].map((count) => rules.select(count)))
  expect([...forms].toSorted(byName)).toEqual([...reached].toSorted(byName))
})

test('every placeholder has a kind, and no kind has others', async () => {
  const used = await inEach(catalogs, async ([, of]) =>
    Object.values<Message>(await of.load('en')).flatMap((message) => texts(message).flatMap(placeholders)),
  )
  const kinds: string[] = Object.values(PLACEHOLDERS).flat()
  expect(kinds.toSorted(byName)).toEqual([...new Set(used)].toSorted(byName))
})

test('no text is empty in any language', async () => {
  const empty = await inEach(pairs, async ([name, language, of]) =>
    Object.entries(await of.load(language))
      .filter(([, message]) => texts(message).some((text) => text.trim() === ''))
      .map(([key]) => `${name} in ${language}: ${key}`),
  )
  expect(empty).toEqual([])
})

// The specification gives these to the letter.
const LITERAL = /cannot invite this e-mail|reminder or e-mail|business e-mail|with this e-mail/giu
const NOT_AMERICAN =
  /e-mail|colour|catalogue|cancelled|cancelling|centre|favourite|behaviour|grey|licence|organis|personalis|recognis|customis|\banybody\b|\beverybody\b|\bsomebody\b/iu

test('every catalog has one American spelling in English', async () => {
  const other = await inEach(catalogs, async ([name, of]) =>
    Object.entries(await of.load('en')).flatMap(([key, message]) =>
      texts(message)
        .filter((text) => NOT_AMERICAN.test(text.replaceAll(/\{\w+\}/gu, '').replaceAll(LITERAL, '')))
        .map((text) => `${name}: ${key}: ${text}`),
    ),
  )
  expect(other).toEqual([])
})

// German addresses hosts and invitees with "Sie", the form for strangers.
const INFORMAL =
  /\b(?:du|dich|dir|dein(?:e[mnrs]?|s)?|euch|eure[mnrs]?)\b|(?<!\p{L}|Ich )(?:Ändere|Bestätige|Entferne|Ersetze|Folge|Füge|Gib|Klicke|Kopiere|Lade|Lösche|Melde|Nimm|Öffne|Prüfe|Sag|Schau|Schicke?|Schreibe?|Sende|Setze|Sieh|Verkleinere|Bleib|Gehe|Speichere|Trage?|Versuche?(?= (?:es|ein)\b)|Wähle|Warte|Zahle|Ziehe?)(?!\p{L})/iu

test('every catalog speaks to people in one way in German', async () => {
  const informal = await inEach(catalogs, async ([name, of]) =>
    Object.entries(await of.load('de')).flatMap(([key, message]) =>
      texts(message)
        .filter((text) => INFORMAL.test(text))
        .map((text) => `${name}: ${key}: ${text}`),
    ),
  )
  expect(informal).toEqual([])
})

// A Hebrew prefix attached to a Latin name cannot be read.
const GLUED = /[א-ת]\{(?:city|name|owner|host|invitee)\}/u
// Their values are names of weekdays, which are in Hebrew.
const OF_WEEKDAYS = new Set(['hours.add_range', 'hours.remove_range'])

test('every catalog keeps prefixes apart from names in Hebrew', async () => {
  const glued = await inEach(catalogs, async ([name, of]) =>
    Object.entries(await of.load('il')).flatMap(([key, message]) =>
      texts(message)
        .filter((text) => !OF_WEEKDAYS.has(key) && GLUED.test(text))
        .map((text) => `${name}: ${key}: ${text}`),
    ),
  )
  expect(glued).toEqual([])
})

test('no key of the dashboard is in two catalogs', async () => {
  const all = await Promise.all(
    Object.values(HOST_CATALOGS).map(async (one) => Object.keys(await one.load('en'))),
  )
  const keys = all.flat()
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('the extension refuses in the words of the dashboard, where it does not speak of itself', async () => {
  const differing = await inEach(LANGUAGE_KEYS, async (language) => {
    const dashboard: Section = Object.assign(
      {},
      ...(await Promise.all(
        Object.values(HOST_CATALOGS).map(async (of: Catalog<Section>) => of.load(language)),
      )),
    )
    return Object.entries(await extensionErrorsTexts.load(language)).flatMap(([key, text]) => {
      const same = dashboard[key.replace('extension.error_', 'error.')]
      return same === undefined || same === text
        ? []
        : [`${language} ${key}: ${JSON.stringify(text)}; dashboard: ${JSON.stringify(same)}`]
    })
  })
  expect(differing).toEqual([])
})

test('a catalog that could not be fetched is asked for again', async () => {
  let isOnline = false
  const room = catalog<{ title: string }>(() =>
    isOnline ? Promise.resolve({ texts: { title: 'Room' } }) : Promise.reject(new Error('offline')),
  )
  await expect(room.load('en')).rejects.toThrow('offline')
  isOnline = true
  expect(await room.load('en')).toEqual({ title: 'Room' })
})

test('the plural follows the language and the number that chooses, and values are filled in', () => {
  type Source = { free: { by: 'days'; one: '{days} {name}'; other: '{days} {name}' } }
  const free = {
    by: 'days',
    one: '{days} day, {name}',
    two: 'two days, {name}',
    other: '{days} days, {name}',
  } as const
  const t = translator<Source>({ free }, 'he')
  const said = [1, 2, 3].map((days) => t('free', { days, name: 'Ana' }))
  expect(said).toEqual(['1 day, Ana', 'two days, Ana', '3 days, Ana'])
})

test('numbers are written as in the language, and everything else as it is', () => {
  const t = translator<{ size: '{count} {invoice}' }>({ size: '{count} {invoice}' }, 'de')
  expect(t('size', { count: 12_345.5, invoice: '2026' })).toBe('12.345,5 2026')
})

/** What is wrong with any of them. All are tried. */
async function inEach<Case>(
  cases: readonly Case[],
  problemsOf: (each: Case) => Promise<string[]>,
): Promise<string[]> {
  expect(cases.length).toBeGreaterThan(0)
  const problems = cases.map(async (each) => problemsOf(each).catch((error: unknown) => [String(error)]))
  return (await Promise.all(problems)).flat()
}

function formsOf(message: Message): [form: string, text: string][] {
  if (typeof message === 'string') return [['text', message]]
  return Object.entries(message).filter(([form]) => form !== 'by')
}

function texts(message: Message): string[] {
  return formsOf(message).map(([, text]) => text)
}

function placeholders(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)\}/gu), ([, name = '']) => name))]
}

/** The number that chooses between forms. */
function choosingIn(message: Message): string | undefined {
  return typeof message === 'string' ? undefined : (message.by ?? 'count')
}

/** The forms that stand for a single number, and so may write it as a word or leave it out. */
function formsOfOneNumber(language: Language): string[] {
  const rules = new Intl.PluralRules(LANGUAGES[language].tag)
  const chosen = COUNTS.map((count) => rules.select(count))
  return PLURAL_FORMS[language].filter((form) => chosen.filter((one) => one === form).length === 1)
}
