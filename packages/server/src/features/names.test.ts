import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CAPABILITIES } from './list.ts'

// Who knows one capability finds everything in another: the dictionary of README.md, held to.

const HERE = import.meta.dirname
const NO_CODE = /\.test\.ts$|(^|\/)testing\//

const folders = readdirSync(HERE, { withFileTypes: true }).filter((entry) => entry.isDirectory())
const files = folders.flatMap(({ name }) =>
  readdirSync(path.join(HERE, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !NO_CODE.test(file))
    .map((file) => ({ file: `${name}/${file}`, base: path.basename(file) })),
)
const code = files.map(({ file, base }) => ({
  file,
  base,
  text: readFileSync(path.join(HERE, file), 'utf8'),
}))

test('each folder is a capability in the list, under its own name', () => {
  const listed = CAPABILITIES.map(({ name }) => name)
  expect(listed.toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
})

/** What is found where, by what such a file contains. */
const DICTIONARY: [what: string, contains: RegExp, where: RegExp][] = [
  ['what the process must know', /= capability\(/, /^index\.ts$/],
  ['handlers of routes', /: Handlers</, /^routes\.ts$/],
  ['SQL', /\bsql`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/, /^([a-z]+-)?store\.ts$/],
  ['from a row to what is shown', /export (async )?function present[A-Z]/, /^present\.ts$/],
  ['events', /\bdefineEvent</, /^events\.ts$/],
  ['queues', /\bdefineJob</, /^queues\.ts$/],
  ['limits', /= policies\(/, /^limits\.ts$/],
  ['tables', /interface Database extends/, /^tables\.ts$/],
  ['readers of what strangers wrote', /\bparser</, /^parsers\.ts$/],
  ['something new', /export async function (create[A-Z]|subscribe\()/, /^create\.ts$/],
  ['its state by the clock', /export function stateOf\(/, /^state\.ts$/],
  ['when a host is busy', /: BusySource = /, /^busy\.ts$/],
  ['public pages', /^export const \w+: Page = /m, /^[a-z]+(-[a-z]+)*-page\.ts$/],
  ['what can be booked', /: OriginSource = |satisfies OriginSource/, /^offers\.ts$/],
]

test.each(DICTIONARY)('%s: in the same file everywhere', (_, contains, where) => {
  const found = code.filter(({ text }) => contains.test(text))
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ base }) => !where.test(base)).map(({ file }) => file)).toEqual([])
})

const SAYS_NOTHING =
  /^(utils?|helpers?|common|lib|misc|shared|core|base|types|constants|interfaces|data|info|manager|handlers?|services?|controllers?|repositor(y|ies)|models?|api|queries)\.tsx?$/

test('no name says nothing, or what another name says elsewhere', () => {
  expect(files.filter(({ base }) => SAYS_NOTHING.test(base)).map(({ file }) => file)).toEqual([])
  expect(files.filter(({ base }) => !/^[a-z]+(-[a-z]+)*\.tsx?$/.test(base)).map(({ file }) => file)).toEqual(
    [],
  )
})

test('no name is a word, or begins with one, that the table in README.md of the server replaces', () => {
  const readme = readFileSync(path.join(HERE, '../../README.md'), 'utf8')
  const rows = readme.split('\n').flatMap((line) => /^\| .* \| `([a-z]+)` \| .* \|$/.exec(line)?.[1] ?? [])
  expect(rows.length).toBeGreaterThan(10)
  const isReplaced = (name: string) =>
    rows.includes((/^[A-Z]?[a-z]+|^[A-Z]+/.exec(name)?.[0] ?? '').toLowerCase())
  const found = code.flatMap(({ file, base, text }) => [
    ...(isReplaced(base) ? [file] : []),
    ...exportsOf(text)
      .filter(isReplaced)
      .map((name) => `${file}: ${name}`),
  ])
  expect(found).toEqual([])
})

function exportsOf(text: string): string[] {
  const declared = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm
  return [...text.matchAll(declared)].map(([, name = '']) => name)
}
