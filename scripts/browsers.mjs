import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { parse } from 'acorn'

// Not in all of these browsers. A missing method fails long after the file is read.
const TOO_NEW =
  /\.(groupBy|withResolvers|fromAsync|isSubsetOf|isSupersetOf|symmetricDifference|toBase64|setFromBase64)\b|\bTemporal\./
// As above, but for what `host-app/src/older-browsers.ts` adds.
const TOO_NEW_FOR_DASHBOARD =
  /\.(fromAsync|isSubsetOf|isSupersetOf|symmetricDifference|toBase64|setFromBase64|getOrInsert)\b|\bTemporal\./

// Checks the built files against the old browsers that docs/embedding.md names: Chrome and Edge 85, Firefox 79
// and Safari 14 must read the script for sites. Our own pages need the browsers in `scripts/build/targets.mjs`.
const FILES = [
  { files: 'dist/embed-loader/scheduling.js', ecmaVersion: 2021, sourceType: 'script' },
  {
    files: 'dist/embed-loader/{popup,floating-button,conversions}.js',
    ecmaVersion: 2021,
    sourceType: 'module',
  },
  { files: 'dist/booking-ui/first-times.js', ecmaVersion: 2021, sourceType: 'script' },
  { files: 'dist/booking-ui/assets/*.js', ecmaVersion: 2022, sourceType: 'module' },
  {
    files: 'dist/host-app/*.js',
    ecmaVersion: 2022,
    sourceType: 'module',
    tooNew: TOO_NEW_FOR_DASHBOARD,
  },
]

const root = path.resolve(import.meta.dirname, '..')
const problems = []
for (const { files, tooNew = TOO_NEW, ...options } of FILES) {
  const found = globSync(files, { cwd: root })
  if (found.length === 0) problems.push(`${files}: no such file; expected the build to have run before`)
  for (const file of found) {
    const code = readFileSync(path.join(root, file), 'utf8')
    const [newer] = tooNew.exec(code) ?? []
    if (newer) problems.push(`${file}: ${newer} is not in every browser that docs/embedding.md names`)
    try {
      parse(code, options)
    } catch (error) {
      problems.push(`${file}: ${error.message}; expected ES${options.ecmaVersion}`)
    }
  }
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
