import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { advisoriesIn } from './dependencies/advisories.ts'
import type { Sbom } from './dependencies/licenses.ts'
import { licenseProblems } from './dependencies/licenses.ts'
import { PNPM } from './pnpm.mjs'

// Checks what is installed with the product: the license of each package, and known vulnerabilities. If the registry does not
// answer, it says what was not checked, and succeeds.

const root = path.resolve(import.meta.dirname, '..')

const sbom = sbomIn(printed('sbom', '--sbom-format', 'cyclonedx', '--prod'))
const licenses = sbom && licenseProblems(sbom)
const advisories = advisoriesIn(printed('audit', '--prod', '--json'))

if (licenses) console.log(`Licenses of ${sbom.components.length} packages: ${licenses.length} problems`)
else console.warn('Licenses were not checked: pnpm printed no list of packages.')
if (advisories) console.log(`Advisories: ${advisories.length}`)
else console.warn('Advisories were not checked: the registry gave no list of them.')
for (const line of [...(licenses ?? []), ...(advisories ?? [])]) console.error(line)
process.exitCode = (licenses ?? []).length + (advisories ?? []).length > 0 ? 1 : 0

/** What pnpm prints. It exits with an error if it finds advisories, so its status says nothing. */
function printed(...args: string[]): string {
  return spawnSync('npx', ['--yes', PNPM, ...args], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .stdout
}

function sbomIn(text: string): Sbom | undefined {
  try {
    return JSON.parse(text) as Sbom
  } catch {
    return undefined
  }
}
