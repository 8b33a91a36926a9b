import swc from '@swc/core'
import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

// Makes the npm package of the folder that it runs in before each pack: every source without types, with its
// declarations beside it. Nothing is bundled or minified; the build of whoever uses it does that. The words are sources
// that are not published.

const root = path.resolve(import.meta.dirname, '../..')
const folder = process.cwd()
const dist = path.join(folder, 'dist')
const declarations = path.join(root, 'node_modules/.cache/types')
const unpublished = new Set(process.argv.slice(2))
// The declarations use types of a package that is not published.
const OF_CONTRACT = ['frame.d.ts', 'page.d.ts']

execFileSync(process.execPath, [path.join(root, 'node_modules/typescript-7/bin/tsc'), '-b', folder])
await rm(dist, { recursive: true, force: true })
await mkdir(dist, { recursive: true })
let usesContract = false
for (const file of await readdir(path.join(folder, 'src'))) {
  if (/\.test/.test(file) || unpublished.has(file)) continue
  const name = path.basename(file, '.ts')
  const { code } = await swc.transformFile(path.join(folder, 'src', file), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  })
  await writeFile(path.join(dist, `${name}.js`), asPublished(code))
  const types = await readFile(path.join(declarations, path.basename(folder), `${name}.d.ts`), 'utf8')
  usesContract ||= types.includes('@scheduling/contract')
  await writeFile(path.join(dist, `${name}.d.ts`), asPublished(types))
}
if (usesContract) await mkdir(path.join(dist, 'contract'))
for (const file of usesContract ? OF_CONTRACT : [])
  await cp(path.join(declarations, 'contract', file), path.join(dist, 'contract', file))

/** Rewrites imports to match the published files. */
function asPublished(code: string): string {
  return code
    .replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'")
    .replaceAll(/from '@scheduling\/contract\/(\w+)'/g, "from './contract/$1.js'")
}
