import { spawn } from 'node:child_process'
import path from 'node:path'
import { FONT_FAMILIES, onlyFontsOf } from './fonts/families.ts'

// `pnpm fonts [words of checks …]`: runs visual tests with each font family that is common on machines. Without
// words: the stories and all Chromium tests. Needs Debian's `apt-get`, but not root.

const root = path.resolve(import.meta.dirname, '..')
const CACHE = path.join(root, 'node_modules/.cache/fonts')
const DRAWN = ['stories', 'end to end', 'long']

const given = process.argv.slice(2)
const checks = given.length > 0 ? given : DRAWN

let failures = 0
for (const family of FONT_FAMILIES) {
  const FONTCONFIG_FILE = await onlyFontsOf(family, CACHE)
  failures += await runChecks(FONTCONFIG_FILE)
}
process.exitCode = failures > 0 ? 1 : 0

async function runChecks(FONTCONFIG_FILE: string): Promise<number> {
  const child = spawn(process.execPath, [path.join(root, 'scripts/test.ts'), ...checks], {
    cwd: root,
    env: { ...process.env, FONTCONFIG_FILE },
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0 ? 0 : 1))
  })
}
