import { SPOKEN_KEYS } from '@scheduling/domain/languages'
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
const pairs = catalogs.flatMap(([name, of]) => SPOKEN_KEYS.map((language) => [name, language, of] as const))

test('every catalog has the same keys and placeholders in each language as in English', async () => {
  const wrong = await inEach(pairs, async ([name, language, of]) => {
    const [wanted, found] = [shapeOf(await of.load('en')), shapeOf(await of.load(language))]
    const place = `${name} in ${language}`
    const differences = [
      ...wanted.filter((line) => !found.includes(line)).map((line) => `${place} lacks ${line}`),
      ...found.filter((line) => !wanted.includes(line)).map((line) => `${place} has ${line}, not in English`),
    ]
    const isInOrder = wanted.join('\n') === found.join('\n')
    return isInOrder || differences.length > 0 ? differences : [`${place} has another order`]
  })
  expect(wrong).toEqual([])
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
  const differing = await inEach(SPOKEN_KEYS, async (language) => {
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

test('the plural follows the language, and values are filled in', () => {
  const t = translator({ free: { one: '{count} time', two: 'two times', other: '{count} times' } }, 'he')
  expect([1, 2, 3].map((count) => t('free', { count }))).toEqual(['1 time', 'two times', '3 times'])
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

/** Each key with its placeholders. */
function shapeOf(of: Section): string[] {
  return Object.entries(of).map(([key, message]) => [key, ...placeholders(message)].join(' '))
}

function texts(message: Message | undefined): string[] {
  return typeof message === 'string' ? [message] : Object.values(message ?? {})
}

/** The placeholders of the general form. A form for one may leave the number out. */
function placeholders(message: Message | undefined): string[] {
  const text = typeof message === 'string' ? message : (message?.other ?? '')
  return [...new Set(text.match(/\{\w+\}/g))].toSorted()
}
