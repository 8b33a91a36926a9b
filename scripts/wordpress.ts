import path from 'node:path'
import { startVitest } from 'vitest/node'

// `node scripts/wordpress.ts [words of test files …]`: tests examples/wordpress on a real WordPress from Debian's
// packages.

const root = path.join(import.meta.dirname, 'wordpress')
const vitest = await startVitest('test', process.argv.slice(2), {
  root,
  config: path.join(root, 'vitest.config.ts'),
  watch: false,
})
const states = vitest.state
  .getTestModules()
  .flatMap((module) => [...module.children.allTests()].map((test) => test.result().state))
const passed = states.filter((state) => state === 'passed').length
// Failures before or after the tests count too.
const failed = Math.max(states.length - passed, process.exitCode || passed === 0 ? 1 : 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
