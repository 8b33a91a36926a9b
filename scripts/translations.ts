import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '../packages/domain/src/languages/languages.ts'
import { PLACEHOLDERS } from '../packages/messages/src/placeholders.ts'
import { PLURAL_FORMS } from '../packages/messages/src/plurals.ts'
import type { Message, Section } from '../packages/messages/src/translate.ts'
import { pluginTranslationErrors } from './translations/plugin.ts'

// Tells whether translations follow the English that they were made from. `packages/messages/sources/<language>.json`
// has a hash of that English for each text.
//
//   node scripts/translations.ts                          names the texts whose English has changed, and those that the
//                                                         WordPress plugin lacks; none: exit code 0
//   node scripts/translations.ts brief LANGUAGE [CATALOG] what a translator needs for those texts, in Markdown
//   node scripts/translations.ts done LANGUAGE [CATALOG]  says that they are translated. Repeat: no change

/** Hashes by catalog, then by key. A file has a line for each catalog. */
type Sources = Record<string, ReadonlyMap<string, string>>
type LanguageKey = keyof typeof LANGUAGES

interface Text {
  catalog: string
  key: string
  english: Message
  /** Absent in a language without this catalog. */
  translation: Message | undefined
}

// The others are said by number.
const LISTED_MAX = 50

const root = path.resolve(import.meta.dirname, '..')
const catalogsIn = (language: string) => path.join(root, 'packages/messages/src', language)
const sourcesOf = (language: string) => path.join(root, 'packages/messages/sources', `${language}.json`)

const isLanguage = (name: string | undefined): name is LanguageKey =>
  name !== undefined && name !== 'en' && Object.hasOwn(LANGUAGES, name)

const [command, language, catalog] = process.argv.slice(2)
if (command === undefined) await check()
else if (command === 'brief' && isLanguage(language)) await brief(language)
else if (command === 'done' && isLanguage(language)) await record(language)
else
  throw new Error(`"${process.argv.slice(2).join(' ')}": expected nothing, or brief or done and a language`)

async function check(): Promise<void> {
  const translated = Object.keys(LANGUAGES).filter((one) => isLanguage(one) && existsSync(catalogsIn(one)))
  const changed = await Promise.all(
    translated.map(async (one) =>
      (await changedTexts(one)).map(
        (text) => `${one}: ${text.catalog}: ${text.key}: ${JSON.stringify(text.english)}`,
      ),
    ),
  )
  printErrors(
    changed.flat(),
    'The English of these texts has changed. Translate them, then: node scripts/translations.ts done',
  )
  printErrors(pluginTranslationErrors(), 'Correct these translations of the WordPress plugin.')
}

function printErrors(lines: string[], advice: string): void {
  if (lines.length === 0) return
  for (const line of lines.slice(0, LISTED_MAX)) console.error(line)
  if (lines.length > LISTED_MAX) console.error(`and ${lines.length - LISTED_MAX} more`)
  console.error(advice)
  process.exitCode = 1
}

async function record(to: LanguageKey): Promise<void> {
  const file = sourcesOf(to)
  const sources = sourcesIn(to)
  for (const name of chosenCatalogs()) {
    const english = await sectionOf('en', name)
    sources[name] = new Map(Object.entries(english).map(([key, message]) => [key, hash(message)]))
  }
  // Without catalogs that no longer exist.
  const kept = catalogNames().flatMap((name) =>
    sources[name] ? [[name, Array.from(sources[name], (pair) => pair.join('=')).join(' ')] as const] : [],
  )
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

async function brief(to: LanguageKey): Promise<void> {
  const code = readCode()
  const kinds = Object.entries(PLACEHOLDERS).flatMap(([kind, names]) =>
    names.map((name) => [name, kind] as const),
  )
  const kindOf = new Map<string, string>(kinds)
  console.log(`# ${LANGUAGES[to].name}\n\nA text that counts has the forms ${PLURAL_FORMS[to].join(', ')}.`)
  for (const { catalog: name, key, english, translation } of await changedTexts(to)) {
    const written = JSON.stringify(english)
    const used = new Set(Array.from(written.matchAll(/\{(\w+)\}/gu), ([, one = '']) => one))
    console.log(`\n## ${name}: ${key}\n`)
    console.log(`- English: ${written}`)
    if (translation !== undefined) console.log(`- Now: ${JSON.stringify(translation)}`)
    const part = partOf(name, key)
    if (part) console.log(`- Part: ${part}`)
    for (const one of used) console.log(`- {${one}}: ${kindOf.get(one)}`)
    for (const file of code.filter((one) => shows(one, name, key)).slice(0, 3))
      console.log(`- Shown by: ${file.name}`)
  }
}

/** The texts whose English is another than the one that they were translated from. */
async function changedTexts(to: string): Promise<Text[]> {
  const sources = sourcesIn(to)
  const found = chosenCatalogs().map(async (name) => {
    const [english, translated] = [await sectionOf('en', name), await sectionOf(to, name)]
    return Object.entries(english)
      .filter(([key, message]) => sources[name]?.get(key) !== hash(message))
      .map(([key, message]) => ({ catalog: name, key, english: message, translation: translated[key] }))
  })
  return (await Promise.all(found)).flat()
}

function chosenCatalogs(): string[] {
  return catalogNames().filter((name) => catalog === undefined || name === catalog)
}

function catalogNames(): string[] {
  return readdirSync(catalogsIn('en'))
    .map((file) => path.basename(file, '.ts'))
    .toSorted((a, b) => a.localeCompare(b, 'en'))
}

/** Empty if the language lacks the catalog. */
async function sectionOf(of: string, name: string): Promise<Section> {
  const file = path.join(catalogsIn(of), `${name}.ts`)
  if (!existsSync(file)) return {}
  const { texts } = (await import(file)) as { texts: Section }
  return texts
}

function sourcesIn(of: string): Sources {
  const file = sourcesOf(of)
  if (!existsSync(file)) return {}
  const catalogs = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return Object.fromEntries(Object.entries(catalogs).map(([name, text]) => [name, new Map(pairs(text))]))
}

function pairs(text: string): [key: string, hash: string][] {
  return text.split(' ').map((pair) => pair.split('=', 2) as [string, string])
}

function hash(message: Message): string {
  return createHash('sha256').update(JSON.stringify(message)).digest('hex').slice(0, 8)
}

/** The comment above a group of keys in the English catalog: the part of the screen, or the mail. */
function partOf(name: string, key: string): string | undefined {
  const lines = readFileSync(path.join(catalogsIn('en'), `${name}.ts`), 'utf8').split('\n')
  const at = lines.findIndex((line) => line.startsWith(`  ${key}:`) || line.startsWith(`  '${key}':`))
  return lines
    .slice(0, at)
    .findLast((line) => line.startsWith('  // '))
    ?.slice('  // '.length)
}

interface Code {
  name: string
  text: string
}

/** A key without a point is a common word: only calls of a lookup count, where the catalog is used. */
function shows({ name, text }: Code, of: string, key: string): boolean {
  if (key.includes('.')) return text.includes(`'${key}'`)
  return (
    name.includes(of === 'mails' ? '/mail' : '/booking-ui/') &&
    new RegExp(`\\b[a-z]\\('${key}'`, 'u').test(text)
  )
}

/** The files that show texts: their folders name the screen. */
function readCode(): Code[] {
  return globSync('packages/{booking-ui,extension,host-app,server}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((name) => !/\.(?:test|stories|bench)\./u.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }))
}
