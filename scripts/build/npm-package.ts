import swc from '@swc/core'
import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

// Makes the loader's npm package before each pack: every source without types, with its declarations beside it.
// Nothing is bundled or minified; the site's build does that.

const root = path.resolve(import.meta.dirname, '../..')
const loader = path.join(root, 'packages/embed-loader')
const dist = path.join(loader, 'dist')
const declarations = path.join(root, 'node_modules/.cache/types')
// The declarations use types of a package that is not published.
const OF_CONTRACT = ['frame.d.ts', 'page.d.ts']

execFileSync(process.execPath, [path.join(root, 'node_modules/typescript-7/bin/tsc'), '-b', loader])
await rm(dist, { recursive: true, force: true })
await mkdir(path.join(dist, 'contract'), { recursive: true })
for (const file of await readdir(path.join(loader, 'src'))) {
  // Skips tests and the script that installs itself.
  if (/\.test/.test(file) || file === 'index.ts') continue
  const name = path.basename(file, '.ts')
  const { code } = await swc.transformFile(path.join(loader, 'src', file), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  })
  await writeFile(path.join(dist, `${name}.js`), asPublished(code))
  const types = await readFile(path.join(declarations, 'embed-loader', `${name}.d.ts`), 'utf8')
  await writeFile(path.join(dist, `${name}.d.ts`), asPublished(types))
}
for (const file of OF_CONTRACT)
  await cp(path.join(declarations, 'contract', file), path.join(dist, 'contract', file))

/** Rewrites imports to match the published files. */
function asPublished(code: string): string {
  return code
    .replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'")
    .replaceAll(/from '@scheduling\/contract\/(\w+)'/g, "from './contract/$1.js'")
}
