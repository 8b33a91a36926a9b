import type { Language } from '../../packages/domain/src/languages/languages.ts'
import { LANGUAGE_KEYS } from '../../packages/domain/src/languages/languages.ts'
import { expect, test } from 'vitest'
import type { Section } from '../../packages/messages/src/translate.ts'
import { faultsIn } from './checks.ts'
import { readCorpus } from './corpus.ts'

const { texts, vocabularies, glossaries } = await readCorpus()

test.each(LANGUAGE_KEYS.filter((language) => language !== 'en'))(
  'nothing contradicts the English texts in %s',
  (language) => {
    const glossary = glossaries[language]
    const shared = glossaries.en.exceptions
    const faults = [...texts[language]].flatMap(([catalog, translated]) => {
      const english = texts.en.get(catalog) ?? {}
      return faultsIn({ language, glossary, shared, vocabularies, catalog, english, translated }).map(
        ({ key, kind, text }) => `${kind}: ${catalog}: ${key}: ${text}`,
      )
    })
    expect(faults).toEqual([])
  },
)

const ENGLISH = {
  title: 'Times that people can book',
  text: 'We email them 2 days before the meeting.',
  zoom: 'Connect Zoom to make rooms',
}
const SPANISH = {
  title: 'Horarios que se pueden reservar',
  text: 'Les enviamos un correo 2 días antes de la reunión.',
  zoom: 'Conecta Zoom para crear salas',
}

test('right translations have no faults', () => {
  expect(kindsOf({})).toEqual([])
})

test.each([
  ['copy', { title: SPANISH.text }],
  ['english', { title: ENGLISH.title }],
  ['language', { title: 'Horários que as pessoas podem agendar' }],
  ['letters', { title: 'Horarios que se pueden reservår' }],
  ['length', { text: 'Reunión 2.' }],
  ['mark', { title: 'Horarios que se pueden reservar.' }],
  ['name', { zoom: 'Conecta Meet para crear salas' }],
  ['number', { text: 'Les enviamos un correo 3 días antes de la reunión.' }],
  ['term', { text: 'Les enviamos un correo 2 días antes de la cita.' }],
])('a fault of the kind "%s" is found', (kind, change) => {
  expect(kindsOf(change)).toContain(kind)
})

test.each<[kind: string, language: Language, from: string, to: string]>([
  ['letters', 'ar', 'Close', 'Zavřít'],
  ['letters', 'ar', 'Close', 'Fermer'],
  ['letters', 'uk', 'Close', 'Закрыть'],
  ['letters', 'cn', 'Choose a time', '選擇時間'],
  ['mark', 'cn', 'Choose a time.', '选择时间！'],
  ['mark', 'ar', 'Another time?', 'وقت آخر؛'],
  ['number', 'ar', '3 people', 'أربعة أشخاص'],
])('a fault of the kind "%s" is found in %s', (kind, language, from, to) => {
  expect(kindsOf({ text: to }, { language, english: { text: from } })).toContain(kind)
})

test.each<[language: Language, from: string, to: string]>([
  ['cn', 'Choose a time.', '选择时间。'],
  ['ar', 'Another time?', 'وقت آخر؟'],
  ['uk', 'Close', 'Закрити'],
])('the marks and letters of %s are no fault', (language, from, to) => {
  expect(kindsOf({ text: to }, { language, english: { text: from } })).toEqual([])
})

function kindsOf(
  change: Section,
  { language = 'es', english = ENGLISH }: { language?: Language; english?: Section } = {},
): string[] {
  const faults = faultsIn({
    language,
    glossary: glossaries[language],
    shared: {},
    vocabularies,
    catalog: 'example',
    english,
    translated: language === 'es' ? { ...SPANISH, ...change } : change,
  })
  return faults.map(({ kind }) => kind)
}
