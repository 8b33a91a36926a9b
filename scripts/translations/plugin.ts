import { LANGUAGE_KEYS, LANGUAGES } from '../../packages/domain/src/languages/languages.ts'
import type { Language } from '../../packages/domain/src/languages/languages.ts'
import { textsOfPlugin, translationsOfPlugin } from '../build/wordpress-texts.mjs'
import { glossaryOf } from './corpus.ts'

const PLUGIN_NAME = 'Scheduling'

/** What is wrong with the translations of the WordPress plugin, by locale. */
export function pluginTranslationErrors(): string[] {
  const texts = textsOfPlugin()
  const files = [...translationsOfPlugin()]
  return LANGUAGE_KEYS.flatMap((key) => {
    if (key === 'en') return []
    const { tag } = LANGUAGES[key]
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

function sameAsEnglish(language: Language): Set<string> {
  return new Set([PLUGIN_NAME, ...glossaryOf(language).sameAsEnglish].map((text) => text.toLowerCase()))
}

/** Sentences order them freely by their numbers. */
function placeholdersIn(text: string): string {
  return (text.match(/%(?:\d\$)?[a-z]/gu) ?? []).toSorted().join(' ')
}
