import type { Language } from '../../packages/domain/src/languages/languages.ts'
import type { Message, Section } from '../../packages/messages/src/translate.ts'
import { LETTERS, MARKS, SCRIPTS, TRADITIONAL } from './letters.ts'
import { NAMES, TERM_EXCEPTIONS } from './names.ts'

/** A term of the product in one language. */
export interface Term {
  /** In English, in the singular. */
  term: string
  word: string
  /** Lower-case. A text whose English has the term has one of them. */
  stems: readonly string[]
  /** Words that were decided against. */
  avoid: readonly string[]
}

export interface Glossary {
  terms: readonly Term[]
  /** Texts that are the same words as in English. */
  sameAsEnglish: readonly string[]
  /**
   * Findings that are right as they are, with the reason, by `catalog: key: kind`; for terms, by `catalog: key: term`.
   * Those of English hold in every language.
   */
  exceptions: Readonly<Record<string, string>>
}

export interface Fault {
  key: string
  kind: 'copy' | 'english' | 'language' | 'letters' | 'length' | 'mark' | 'name' | 'number' | 'term'
  text: string
}

interface Compared {
  language: Language
  glossary: Glossary
  /** Of English. */
  shared: Glossary['exceptions']
  /** Of all languages. */
  vocabularies: Readonly<Record<Language, Vocabulary>>
  catalog: string
  english: Section
  translated: Section
}

/** What cannot be right about single texts, whoever reads them. */
export function faultsIn(compared: Compared): Fault[] {
  const { language, glossary, shared, vocabularies, catalog, english, translated } = compared
  const same = new Set(glossary.sameAsEnglish)
  const exceptions = new Set([shared, glossary.exceptions].flatMap(Object.keys))
  const copied = copiesIn(english, translated)
  return Object.entries(translated).flatMap(([key, message]) => {
    const source = mainForm(english[key] ?? '')
    return formsOf(message).flatMap((text) => {
      const missing = glossary.terms.filter(
        ({ term, stems }) =>
          hasTerm(source, term) &&
          !exceptions.has(`${catalog}: ${key}: ${term}`) &&
          !formsOf(message).some((form) => stems.some((stem) => form.toLowerCase().includes(stem))),
      )
      const wrong: [kind: Fault['kind'], found: boolean][] = [
        ['copy', copied.has(key)],
        ['english', text === source && isWords(text) && !same.has(text)],
        ['language', isWords(text) && !same.has(text) && isOtherLanguage(message, language, vocabularies)],
        [
          'letters',
          foreignLetters(text, language).length > 0 || (!same.has(text) && lacksScript(text, language)),
        ],
        ['length', isOddlyLong(text, source, language)],
        ['mark', markOf(text) !== markOf(source)],
        ['name', NAMES.some((name) => source.includes(name) && !text.includes(name))],
        ['number', typeof message === 'string' && numbersIn(text) !== numbersIn(source)],
        ['term', missing.length > 0],
      ]
      return wrong.flatMap(([kind, isFound]) =>
        isFound && !exceptions.has(`${catalog}: ${key}: ${kind}`)
          ? [
              {
                key,
                kind,
                text: kind === 'term' ? `${missing.map(({ term }) => term).join()}: ${text}` : text,
              },
            ]
          : [],
      )
    })
  })
}

/** How many texts of a language have each word. */
export type Vocabulary = ReadonlyMap<string, number>

export function vocabularyOf(sections: readonly Section[]): Vocabulary {
  const words = new Map<string, number>()
  for (const message of sections.flatMap((section) => Object.values(section)))
    for (const word of wordsIn(message)) words.set(word, (words.get(word) ?? 0) + 1)
  return words
}

/**
 * Whether a text has more words that only another language has than words that only its own has in other texts. This
 * finds English, and sisters such as Spanish in Portuguese, also in texts of two words. A word that the other language
 * has once says nothing: each new language would find faults in all others.
 */
function isOtherLanguage(
  message: Message,
  language: Language,
  vocabularies: Compared['vocabularies'],
): boolean {
  const own = vocabularies[language]
  const words = [...wordsIn(message)]
  const isOwn = (word: string) => (own.get(word) ?? 0) > 1
  return Object.values(vocabularies).some((other) => {
    if (other === own) return false
    const foreign = words.filter((word) => !isOwn(word) && (other.get(word) ?? 0) >= 2)
    return foreign.length > words.filter((word) => isOwn(word) && !other.has(word)).length
  })
}

function formsOf(message: Message): string[] {
  if (typeof message === 'string') return [message]
  return Object.entries(message).flatMap(([form, text]) => (form === 'by' ? [] : [text]))
}

/** Keys with the text of another key, although their English differs by more than an article. */
function copiesIn(english: Section, translated: Section): Set<string> {
  const meanings = new Map<string, Set<string>>()
  for (const [key, message] of Object.entries(translated)) {
    const known = meanings.get(written(message)) ?? new Set()
    meanings.set(written(message), known.add(written(english[key]).replaceAll(/\b(?:an?|the) /gu, '')))
  }
  const isCopied = (key: string) => (meanings.get(written(translated[key]))?.size ?? 0) > 1
  return new Set(Object.keys(translated).filter(isCopied))
}

function written(message: Message | undefined): string {
  return JSON.stringify(message ?? '').toLowerCase()
}

/** English texts end with the form of the plural. */
function mainForm(message: Message): string {
  return formsOf(message).at(-1) ?? ''
}

function withoutPlaceholders(text: string): string {
  return text.replaceAll(/\{\w+\}/gu, '')
}

/** Whether a text has words besides names, codes and addresses. */
function isWords(text: string): boolean {
  let words = withoutPlaceholders(text).replaceAll(/\S+[.:/@]\S+/gu, '')
  for (const name of NAMES) words = words.replaceAll(name, '')
  return /\p{L}{3}/u.test(words)
}

function wordsIn(message: Message): ReadonlySet<string> {
  const text = withoutPlaceholders(formsOf(message).join(' '))
  // Chinese has no spaces, so each character counts as a word.
  return new Set(text.toLowerCase().match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}])+/gu))
}

function foreignLetters(text: string, language: Language): string[] {
  return Array.from(withoutPlaceholders(text).toLowerCase().normalize('NFC')).filter(
    (letter) => /[^a-z\P{L}]/u.test(letter) && isForeignLetter(letter, language),
  )
}

function isForeignLetter(letter: string, language: Language): boolean {
  if (language === 'cn') return !/\p{Script=Han}/u.test(letter) || TRADITIONAL.includes(letter)
  return !LETTERS[language].includes(letter)
}

// Languages say the same at about the same length, unless it is a word or two.
const SHORT = 24
// Chinese needs a third of the characters.
const USUAL_LENGTH: Partial<Record<Language, number>> = { cn: 0.35 }

function isOddlyLong(text: string, source: string, language: Language): boolean {
  const [length, wanted] = [text, source].map((one) => withoutPlaceholders(one).length) as [number, number]
  if (wanted < SHORT) return false
  const ratio = length / wanted / (USUAL_LENGTH[language] ?? 1)
  return ratio < 0.4 || ratio > 2.2
}

function lacksScript(text: string, language: Language): boolean {
  return isWords(text) && SCRIPTS[language]?.test(text) === false
}

/** The last mark of a sentence. The point of an abbreviation is none. */
function markOf(text: string): string {
  const end = text.replace(/["”“„»«）)\s]+$/u, '')
  const mark = /(?<!(?<!\p{L})(?:etc|min|sek|seg|std|tim))[.!?…:。！？：؟]$/iu.exec(end)?.[0] ?? ''
  return MARKS[mark] ?? mark
}

function numbersIn(text: string): string {
  const numbers = withoutPlaceholders(text).match(/\d+(?:[.,\u202F\u00A0 ]\d{3})*/gu) ?? []
  return numbers
    .map((number) => number.replaceAll(/\D/gu, ''))
    .toSorted((a, b) => Number(a) - Number(b))
    .join()
}

function hasTerm(english: string, term: string): boolean {
  const words = withoutPlaceholders(english.replaceAll(TERM_EXCEPTIONS, ''))
  return new RegExp(String.raw`\b${term}(?:s|es|ed|ing)?\b`, 'iu').test(words)
}
