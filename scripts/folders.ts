import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

// Checks that the folders of the packages have no circular imports: a parent and a folder in it count as two.
// dependency-cruiser includes all subfolders in a folder, so for it, parent and child are one.

// These compose what is beside and below them: an `index.ts` plugs a capability in, a `room.ts` adds its pages.
const COMPOSES = /\/(index|list|main|page|pages|room|rooms|routes|server)\.tsx?$/
// Files directly in a package's source folder connect its folders.
const SOURCE = /^packages\/[^/]+\/src$/
// Test code may import anything from anywhere.
const NO_PRODUCT =
  /\.test(-d)?\.tsx?$|\.stories\.tsx$|(^|\/)testing\/|fixture|\/story-|\/test-[a-z]+\.ts$|\/dist\//

const root = path.resolve(import.meta.dirname, '..')
const files = (await readdir(path.join(root, 'packages'), { recursive: true }))
  .map((file) => `packages/${file.split(path.sep).join('/')}`)
  .filter((file) => /^packages\/[^/]+\/src\/.+\.(tsx?|mjs|css)$/.test(file) && !NO_PRODUCT.test(file))
const existing = new Set(files)

/** For each folder, the folders that it imports from, with one file and its import as an example. */
const arrows = new Map<string, Map<string, string>>()
for (const file of files.filter((each) => !COMPOSES.test(each))) {
  const from = path.posix.dirname(file)
  for (const [, target = ''] of (await readFile(path.join(root, file), 'utf8')).matchAll(
    /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g,
  )) {
    const imported = path.posix.join(from, target)
    const to = path.posix.dirname(imported)
    if (to === from || SOURCE.test(from) || SOURCE.test(to) || !existing.has(imported)) continue
    const ofFolder = arrows.get(from) ?? new Map<string, string>()
    arrows.set(from, ofFolder.set(to, `${file} → ${imported}`))
  }
}

const problems = circles()
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

/** Each circle from a folder back to itself, with one import per step. */
function circles(): string[] {
  const reported = new Set<string>()
  return [...arrows.keys()].flatMap((folder) => {
    if (reported.has(folder)) return []
    const way = wayBack(folder)
    for (const each of way) reported.add(each)
    const steps = way.map((from, index) => `  ${arrows.get(from)?.get(way[(index + 1) % way.length] ?? '')}`)
    return way.length > 0 ? [`These folders import each other:\n${steps.join('\n')}`] : []
  })
}

/** The shortest path from a folder back to itself. Empty if there is none. */
function wayBack(folder: string): string[] {
  const before = new Map<string, string>()
  const next = [folder]
  for (const from of next)
    for (const to of arrows.get(from)?.keys() ?? []) {
      if (to === folder) return wayTo(from, before)
      if (before.has(to)) continue
      before.set(to, from)
      next.push(to)
    }
  return []
}

function wayTo(last: string, before: ReadonlyMap<string, string>): string[] {
  const way = [last]
  for (let each = before.get(last); each !== undefined; each = before.get(each)) way.unshift(each)
  return way
}
