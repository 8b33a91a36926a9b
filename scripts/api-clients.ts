import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { clientSources } from './api-clients/sources.ts'
import { requirePackages } from './debian-packages.ts'

// `pnpm clients` writes what the API clients have from the contract: run it after a change of a route that programs
// call. `pnpm clients check` checks the types of the one for Python.

const root = path.resolve(import.meta.dirname, '..')
if (process.argv[2] === 'check') {
  await requirePackages(['mypy'])
  const cwd = path.join(root, 'packages/api-client/python')
  execFileSync('mypy', ['scheduling_api'], { cwd, stdio: 'inherit' })
} else {
  for (const [file, source] of Object.entries(await clientSources())) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true })
    await writeFile(path.join(root, file), source)
  }
}
