import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import typescript from '@rollup/plugin-typescript'
import { root } from './targets.mjs'

const FOLDER = path.join(root, 'node_modules/.cache/build')

/** TypeScript to JavaScript for one entry and what it imports; types are checked by `pnpm typecheck`. */
export function transpile(entry) {
  return typescript({
    tsconfig: configFor(entry),
    filterRoot: root,
    include: ['packages/*/src/**/*.{ts,tsx}'],
    outputToFilesystem: false,
  })
}

// The plugin compiles what a configuration file lists, whether the entry needs it or not.
function configFor(entry) {
  mkdirSync(FOLDER, { recursive: true })
  const file = path.join(FOLDER, `${entry.replaceAll(/\W/g, '-')}.json`)
  const config = { extends: path.join(root, 'scripts/build/tsconfig.json'), files: [path.join(root, entry)] }
  writeFileSync(file, JSON.stringify(config))
  return file
}
