import { LANGUAGE_KEYS } from '../../packages/domain/src/languages/languages.ts'
import type { Language } from '../../packages/domain/src/languages/languages.ts'
import { faultsIn } from './checks.ts'
import { readCorpus } from './corpus.ts'
import type { Message, Section } from '../../packages/messages/src/translate.ts'

// Examines the checks of the translations: plants 100 faults of each kind in each language, and prints how many are
// found. `node scripts/translations/exam.ts [LANGUAGE] [missed]`; `missed` prints those that are not.
//
// Exit code 1 if fewer than 95 of a kind are found, or fewer than all of those that shift ten texts by one.

const PLANTED = 100
const corpus = await readCorpus()

interface Catalog {
  name: string
  english: Section
  translated: Section
  keys: readonly string[]
}

/** Changes some texts of a catalog; undefined if this would be no fault. */
type Plant = (catalog: Catalog, language: Language, next: (below: number) => number) => Section | undefined

const SISTERS: Partial<Record<Language, Language>> = {
  ar: 'il',
  cz: 'pl',
  de: 'nl',
  dk: 'no',
  es: 'pt',
  fi: 'sv',
  fr: 'it',
  hu: 'fi',
  il: 'ar',
  it: 'es',
  nl: 'de',
  no: 'dk',
  pl: 'cz',
  pt: 'es',
  ro: 'it',
  sv: 'dk',
  tr: 'hu',
  uk: 'pl',
  vi: 'fr',
}

const PLANTS: Record<string, Plant> = {
  neighbor({ translated, keys }, _, next) {
    const at = next(keys.length - 1)
    return changed(translated, { [keys[at]!]: translated[keys[at + 1]!]! })
  },
  shift({ translated, keys }, _, next) {
    if (keys.length < 11) return undefined
    const at = next(keys.length - 10)
    const moved = keys.slice(at, at + 10)
    const texts = moved.map((key, index) => [key, translated[moved[(index + 1) % 10]!]!] as const)
    return changed(translated, Object.fromEntries(texts))
  },
  english({ translated, english, keys }, _, next) {
    const key = keys[next(keys.length)]!
    return changed(translated, { [key]: english[key]! })
  },
  sister({ name, translated, keys }, language, next) {
    const key = keys[next(keys.length)]!
    const sister = corpus.texts[SISTERS[language] ?? 'en'].get(name)
    return changed(translated, { [key]: sister![key]! })
  },
  number({ translated, keys }, _, next) {
    const key = keys[next(keys.length)]!
    const text = translated[key]
    if (typeof text !== 'string') return undefined
    const other = text.replace(/(?<!\{[^}]*)\d/u, (digit) => String((Number(digit) + 1) % 10))
    return changed(translated, { [key]: other })
  },
  term({ english, translated, keys }, language, next) {
    const { terms } = corpus.glossaries[language]
    const key = keys[next(keys.length)]!
    const [text, source] = [translated[key], english[key]]
    if (typeof text !== 'string' || typeof source !== 'string') return undefined
    const used = terms.find(
      ({ term, stems }) =>
        new RegExp(String.raw`\b${term}\b`, 'iu').test(source) &&
        stems.some((stem) => text.toLowerCase().includes(stem)),
    )
    const stem = used?.stems.find((one) => text.toLowerCase().includes(one))
    return stem === undefined ? undefined : changed(translated, { [key]: withoutWord(text, stem) })
  },
}

const [asked, shows] = process.argv.slice(2)
const examined = LANGUAGE_KEYS.filter((one) => one !== 'en' && (asked === undefined || one === asked))
const kinds = Object.keys(PLANTS)
console.log(`| language | ${kinds.join(' | ')} |\n|---|${kinds.map(() => '---').join('|')}|`)
for (const language of examined) {
  const counts = kinds.map((kind) => exam(language, kind))
  console.log(`| ${language} | ${counts.join(' | ')} |`)
  if (counts.some((count, index) => count < (kinds[index] === 'shift' ? PLANTED : 95))) process.exitCode = 1
}

/** How many of the planted faults are found. */
function exam(language: Language, kind: string): number {
  const catalogs = [...corpus.texts[language]]
    .map(([name, translated]) => ({
      name,
      english: corpus.texts.en.get(name)!,
      translated,
      keys: Object.keys(translated),
    }))
    .filter(({ keys }) => keys.length > 3)
  const next = randomNumbers(`${language} ${kind}`)
  let [planted, found] = [0, 0]
  for (let tries = 0; planted < PLANTED && tries < 100_000; tries++) {
    const catalog = catalogs[next(catalogs.length)]!
    const texts = PLANTS[kind]!(catalog, language, next)
    if (!texts) continue
    planted++
    const isFound = differsInShape(catalog.translated, texts) || hasNewFaults(language, catalog, texts)
    if (isFound) found++
    else if (shows) {
      const key = catalog.keys.find((one) => written(texts[one]) !== written(catalog.translated[one]))!
      console.error(`${kind}: ${catalog.name}: ${key}: ${written(texts[key])}`)
    }
  }
  return Math.round((found / Math.max(1, planted)) * 100)
}

function hasNewFaults(language: Language, { name, english, translated }: Catalog, texts: Section): boolean {
  const faults = (of: Section) =>
    faultsIn({
      language,
      glossary: corpus.glossaries[language],
      shared: corpus.glossaries.en.exceptions,
      vocabularies: corpus.vocabularies,
      catalog: name,
      english,
      translated: of,
    }).map(({ key, kind }) => `${key} ${kind}`)
  const known = new Set(faults(translated))
  return faults(texts).some((one) => !known.has(one))
}

/** Other placeholders or plural forms: `catalogs.test.ts` compares these exactly. */
function differsInShape(before: Section, after: Section): boolean {
  return Object.keys(before).some((key) => shape(before[key]) !== shape(after[key]))
}

function shape(message: Message | undefined): string {
  return typeof message === 'string'
    ? [...message.matchAll(/\{\w+\}/gu)].map(String).toSorted().join()
    : Object.keys(message ?? {}).join()
}

function changed(texts: Section, change: Section): Section | undefined {
  const isOther = Object.entries(change).some(([key, text]) => written(text) !== written(texts[key]))
  return isOther ? { ...texts, ...change } : undefined
}

function withoutWord(text: string, stem: string): string {
  const at = text.toLowerCase().indexOf(stem)
  const end = at + stem.length + (/^\p{L}*/u.exec(text.slice(at + stem.length))?.[0].length ?? 0)
  return `${text.slice(0, at)}…${text.slice(end)}`
}

function written(message: Message | undefined): string {
  return JSON.stringify(message) ?? ''
}

/** The same numbers in each run. */
function randomNumbers(name: string): (below: number) => number {
  let state = Array.from(name).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 2_147_483_647, 7)
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
