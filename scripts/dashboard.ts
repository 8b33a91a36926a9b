import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

// Whether each room of the dashboard loads what it says: the type of `t` knows all keys, whoever loads their catalogue.

const packages = path.resolve(import.meta.dirname, '../packages')
const source = path.join(packages, 'host-app/src')
const english = path.join(packages, 'messages/src/en')

const catalogueOf = new Map<string, string>()
for (const file of await readdir(english))
  for (const [, key] of (await readFile(path.join(english, file), 'utf8')).matchAll(/^ {2}'([\w.-]+)':/gm))
    if (key) catalogueOf.set(key, path.basename(file, '.ts'))

const rooms = (await readdir(path.join(source, 'features'))).map((name) =>
  path.join(source, 'features', name, 'room.ts'),
)
const problems = (
  await Promise.all([...rooms, path.join(source, 'shell/shell.tsx')].filter(existsSync).map(silentKeys))
).flat()
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

/** What is said in a room's files, and in those that they import, without the room loading its catalogue. */
async function silentKeys(room: string): Promise<string[]> {
  const text = await readFile(room, 'utf8')
  const loaded = new Set([
    'shell',
    ...[...text.matchAll(/@scheduling\/messages\/([\w-]+)/g)].map(([, name]) => name),
  ])
  const files = await filesFrom(room, new Set())
  return [...files].flatMap(([file, content]) =>
    keysIn(content)
      .filter((key) => !loaded.has(catalogueOf.get(key)))
      .map(
        (key) =>
          `${path.relative(packages, file)} says "${key}" of the catalogue "${catalogueOf.get(key)}"; expected it among the texts of ${path.relative(packages, room)}`,
      ),
  )
}

async function filesFrom(file: string, seen: Set<string>): Promise<Map<string, string>> {
  seen.add(file)
  const content = await readFile(file, 'utf8')
  const found = new Map([[file, content]])
  for (const [, name] of content.matchAll(/(?:from|import)\s*\(?'(\.{1,2}\/[^']+\.tsx?)'/g)) {
    const next = path.resolve(path.dirname(file), name ?? '')
    // What stands around the rooms loads its texts itself.
    const isRoom = !next.startsWith(path.join(source, 'app')) && !next.startsWith(path.join(source, 'shell'))
    if (isRoom && !seen.has(next))
      for (const [each, text] of await filesFrom(next, seen)) found.set(each, text)
  }
  return found
}

/** Whole keys, and those that a template begins and ends; a form's errors have paths that look alike. */
function keysIn(content: string): string[] {
  const whole = [...content.matchAll(/'([a-z_]+\.[\w.-]+)'/g)].map(([, key]) => key ?? '')
  const templates = [...content.matchAll(/(?<!error\()`([a-z_]+\.[\w.]*)\$\{[^}`]*\}([\w.]*)`/g)]
  const fitting = templates.flatMap(([, begin = '', end = '']) =>
    [...catalogueOf.keys()].filter((key) => key.startsWith(begin) && key.endsWith(end)),
  )
  return [...new Set([...whole, ...fitting])].filter((key) => catalogueOf.has(key))
}
