import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import plugin from '@rollup/plugin-typescript'
import typescript from 'typescript'
import { root } from './targets.mjs'

const FOLDER = path.join(root, 'node_modules/.cache/build')

// The extension has no packages of its own beside the dashboard's.
const HAS_OUR_PACKAGES = path.join(root, 'packages/host-app/src/main.tsx')

// Types are not checked here, so only our own files must resolve. Just the package.json of date-fns would cost
// seconds.
const withoutPackages = {
  ...typescript,
  resolveModuleName(name, from, ...rest) {
    if (name.startsWith('.')) return typescript.resolveModuleName(name, from, ...rest)
    if (!name.startsWith('@scheduling/')) return { resolvedModule: undefined }
    return typescript.resolveModuleName(name, HAS_OUR_PACKAGES, ...rest)
  },
}

/** Compiles TypeScript to JavaScript for one entry and its imports. `pnpm typecheck` checks types. */
export function transpile(entry) {
  return plugin({
    typescript: withoutPackages,
    tsconfig: configFor(entry),
    filterRoot: root,
    include: ['packages/*/src/**/*.{ts,tsx}'],
    outputToFilesystem: false,
  })
}

// The plugin compiles everything in the configuration, whether the entry needs it or not.
function configFor(entry) {
  mkdirSync(FOLDER, { recursive: true })
  const file = path.join(FOLDER, `${entry.replaceAll(/\W/g, '-')}.json`)
  const config = {
    extends: path.join(root, 'scripts/build/tsconfig.json'),
    files: [path.join(root, entry)],
    // The import path of a catalog is computed at run time.
    include: [path.join(root, 'packages/messages/src/*/*.ts')],
    exclude: [path.join(root, 'packages/messages/src/*/mails.ts')],
  }
  writeFileSync(file, JSON.stringify(config))
  return file
}
