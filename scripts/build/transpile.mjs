import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import plugin from '@rollup/plugin-typescript'
import typescript from 'typescript'
import { root } from './targets.mjs'

const FOLDER = path.join(root, 'node_modules/.cache/build')

// Types are not looked at here, so that nothing need be found but our own files; date-fns' package.json alone would
// cost seconds.
const withoutPackages = {
  ...typescript,
  resolveModuleName: (name, ...rest) =>
    /^(?:\.|@scheduling\/)/.test(name)
      ? typescript.resolveModuleName(name, ...rest)
      : { resolvedModule: undefined },
}

/** TypeScript to JavaScript for one entry and what it imports; types are checked by `pnpm typecheck`. */
export function transpile(entry) {
  return plugin({
    typescript: withoutPackages,
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
  const config = {
    extends: path.join(root, 'scripts/build/tsconfig.json'),
    files: [path.join(root, entry)],
    // Catalogues are imported by a name that is put together.
    include: [path.join(root, 'packages/messages/src/*/*.ts')],
  }
  writeFileSync(file, JSON.stringify(config))
  return file
}
