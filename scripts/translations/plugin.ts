import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '../../packages/domain/src/languages/languages.ts'
import { textsOfPlugin, translationsOfPlugin } from '../build/wordpress-texts.mjs'
import type { Glossary } from './checks.ts'

const PLUGIN_NAME = 'Scheduling'

const glossaries = path.resolve(import.meta.dirname, '../../packages/messages/glossary')

/** What is wrong with the translations of the WordPress plugin, by locale. */
export function faultsOfPlugin(): string[] {
  const texts = textsOfPlugin()
  const files = [...translationsOfPlugin()]
  return Object.entries(LANGUAGES).flatMap(([key, { tag }]) => {
    if (key === 'en') return []
    const [locale, file] = files.find(([name]) => /^[a-z]+/u.exec(name)?.[0] === tag.split('-', 1)[0]) ?? []
    if (!file) return [`${key}: no file in examples/wordpress/languages`]
    const same = sameAsEnglish(key)
    const wrong = texts.flatMap(([context, english]) => {
      const translation = file.translations[context]?.[english]?.msgstr[0]
      if (!translation) return [`not translated: ${english}`]
      if (placeholdersIn(translation) !== placeholdersIn(english))
        return [`other placeholders: ${translation}`]
      return translation === english && !same.has(english.toLowerCase()) ? [`in English: ${english}`] : []
    })
    const used = new Set(texts.map((text) => text.join('\n')))
    const unused = Object.entries(file.translations).flatMap(([context, translated = {}]) =>
      Object.keys(translated).filter((english) => english && !used.has(`${context}\n${english}`)),
    )
    return [...wrong, ...unused.map((english) => `no longer a text: ${english}`)].map(
      (fault) => `examples/wordpress/languages/scheduling-${locale}.po: ${fault}`,
    )
  })
}

function sameAsEnglish(key: string): Set<string> {
  const glossary = JSON.parse(readFileSync(path.join(glossaries, `${key}.json`), 'utf8')) as Glossary
  return new Set([PLUGIN_NAME, ...glossary.sameAsEnglish].map((text) => text.toLowerCase()))
}

/** Sentences order them freely by their numbers. */
function placeholdersIn(text: string): string {
  return (text.match(/%(?:\d\$)?[a-z]/gu) ?? []).toSorted().join(' ')
}
