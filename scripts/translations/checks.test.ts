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

function kindsOf(change: Section): string[] {
  const faults = faultsIn({
    language: 'es',
    glossary: glossaries.es,
    shared: {},
    vocabularies,
    catalog: 'example',
    english: ENGLISH,
    translated: { ...SPANISH, ...change },
  })
  return faults.map(({ kind }) => kind)
}
