import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Api } from '../packages/contract/src/api.ts'
import { api } from '../packages/contract/src/api.ts'

// Checks that each room of the dashboard loads the texts that it uses: the type of `t` allows all keys, loaded or
// not.

const packages = path.resolve(import.meta.dirname, '../packages')
const source = path.join(packages, 'host-app/src')
const features = path.join(source, 'features')
const messages = path.join(packages, 'messages/src')

const catalogOf = await keysOfCatalogs()

const names = await readdir(features)
const rooms = [
  ...names.map((name) => path.join(features, name, 'room.ts')),
  path.join(source, 'app/shell.tsx'),
  path.join(source, 'app/shell-notices.tsx'),
  path.join(source, 'app/shell-dialogs.tsx'),
]
const silent = await Promise.all(rooms.filter(existsSync).map(silentTexts))
const problems = silent.flat()
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

/** The catalog of each key. */
async function keysOfCatalogs(): Promise<Map<string, string>> {
  const keys = new Map<string, string>()
  for (const name of (await readdir(messages)).filter((file) => file.endsWith('.ts')))
    for (const [, file] of (await readFile(path.join(messages, name), 'utf8')).matchAll(
      /import\(`\.\/\$\{language\}\/([\w-]+\.ts)`\)/g,
    ))
      for (const key of await keysIn(path.join(messages, 'en', file ?? '')))
        keys.set(key, path.basename(name, '.ts'))
  return keys
}

async function keysIn(file: string): Promise<string[]> {
  return [...(await readFile(file, 'utf8')).matchAll(/^ {2}'([\w.-]+)':/gm)].map(([, key = '']) => key)
}

/** Text keys in a room's files and their imports whose catalog neither the room nor the file itself loads. */
async function silentTexts(room: string): Promise<string[]> {
  const ofRoom = catalogsIn(await readFile(room, 'utf8'))
  const files = await filesFrom(room, new Set())
  return [...files].flatMap(([file, { content, learned }]) => {
    const loaded = new Set(['shell', ...ofRoom, ...learned, ...catalogsIn(content)])
    return [...textsIn(content), ...errorsIn(content)]
      .filter(({ catalogs }) => !catalogs.some((name) => loaded.has(name)))
      .map(
        ({ text, catalogs }) =>
          `${path.relative(packages, file)} says "${text}" of the catalog "${catalogs.join('" or "')}"; expected it among the texts of ${path.relative(packages, room)}`,
      )
  })
}

/** The catalogs that a file imports, without those of types alone. */
function catalogsIn(content: string): string[] {
  const imported = content.replaceAll(/^import type [^']*'[^']*'$/gm, '')
  return [...imported.matchAll(/@scheduling\/messages\/([\w-]+)/g)].map(([, name = '']) => name)
}

interface ReachedFile {
  content: string
  /** The catalogs that parts on the way to it load. */
  learned: readonly string[]
}

async function filesFrom(
  file: string,
  seen: Set<string>,
  learned: readonly string[] = [],
): Promise<Map<string, ReachedFile>> {
  seen.add(file)
  const content = (await readFile(file, 'utf8')).replaceAll(/^import type [^']*'[^']*'$/gm, '')
  const found = new Map([[file, { content, learned }]])
  const below = content.includes('/learns.tsx') ? [...learned, ...catalogsIn(content)] : learned
  for (const [, name] of content.matchAll(/(?:from|import)\s*\(?'(\.{1,2}\/[^']+\.tsx?)'/g)) {
    const next = path.resolve(path.dirname(file), name ?? '')
    // Code around the rooms loads its own texts.
    const isRoom = !next.startsWith(path.join(source, 'app')) && !next.startsWith(path.join(source, 'shell'))
    if (isRoom && !seen.has(next))
      for (const [each, reached] of await filesFrom(next, seen, below)) found.set(each, reached)
  }
  return found
}

interface UsedText {
  text: string
  /** Catalogs with the key. For a template: those with a key that fits. */
  catalogs: string[]
}

/** The words of the errors that the requests of a file can get. */
function errorsIn(content: string): UsedText[] {
  const routes = [...content.matchAll(/(?<!Api\[)'((?:GET|POST|PUT|PATCH|DELETE) \/[^']+)'/g)].flatMap(
    ([, route = '']) => (Object.hasOwn(api, route) ? [api[route as keyof Api]] : []),
  )
  return routes.flatMap(({ errors }) =>
    errors.flatMap((code) => {
      const catalog = catalogOf.get(`error.${code}`)
      return catalog ? [{ text: `error.${code}`, catalogs: [catalog] }] : []
    }),
  )
}

function textsIn(content: string): UsedText[] {
  const whole = [...content.matchAll(/'([a-z_]+\.[\w.-]+)'/g)].map(([, key = '']) => ({
    text: key,
    catalogs: [catalogOf.get(key)],
  }))
  // The paths of form errors look similar.
  const templates = [...content.matchAll(/(?<!error\()`([a-z_]+\.[\w.]*)\$\{[^}`]*\}([\w.]*)`/g)]
  const fitting = templates.map(([text, begin = '', end = '']) => ({
    text,
    catalogs: [...catalogOf]
      .filter(([key]) => key.startsWith(begin) && key.endsWith(end))
      .map(([, name]) => name),
  }))
  return [...whole, ...fitting].flatMap(({ text, catalogs }) => {
    const known = [...new Set(catalogs)].filter((name) => name !== undefined)
    return known.length > 0 ? [{ text, catalogs: known }] : []
  })
}
