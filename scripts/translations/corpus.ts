import { LANGUAGE_KEYS } from '../../packages/domain/src/languages/languages.ts'
import type { Language } from '../../packages/domain/src/languages/languages.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Section } from '../../packages/messages/src/translate.ts'
import { vocabularyOf } from './checks.ts'
import type { Glossary, Vocabulary } from './checks.ts'

const messages = path.resolve(import.meta.dirname, '../../packages/messages')
const catalogs = readdirSync(path.join(messages, 'src/en')).map((file) => path.basename(file, '.ts'))

/** All texts of a language, by catalog. */
export type Texts = ReadonlyMap<string, Section>

export interface Corpus {
  texts: Readonly<Record<Language, Texts>>
  vocabularies: Readonly<Record<Language, Vocabulary>>
  glossaries: Readonly<Record<Language, Glossary>>
}

export async function readCorpus(): Promise<Corpus> {
  const texts = await Promise.all(
    LANGUAGE_KEYS.map(async (language) => [language, await textsIn(language)] as const),
  )
  return {
    texts: Object.fromEntries(texts) as Corpus['texts'],
    vocabularies: Object.fromEntries(
      texts.map(([language, sections]) => [language, vocabularyOf([...sections.values()])]),
    ) as Corpus['vocabularies'],
    glossaries: Object.fromEntries(
      LANGUAGE_KEYS.map((language) => [language, glossaryOf(language)]),
    ) as Corpus['glossaries'],
  }
}

async function textsIn(language: Language): Promise<Texts> {
  const sections = catalogs.map(async (name) => {
    const { texts } = (await import(path.join(messages, `src/${language}/${name}.ts`))) as { texts: Section }
    return [name, texts] as const
  })
  return new Map(await Promise.all(sections))
}

export function glossaryOf(language: Language): Glossary {
  const file = path.join(messages, `glossary/${language}.json`)
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Glossary)
    : { terms: [], sameAsEnglish: [], exceptions: {} }
}
