import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const FOLDER = process.env.SPECIFICATIONS ?? path.resolve(ROOT, '../shared/specifications')

/**
 * A service's own description, if somebody has put it beside this repository. Otherwise prints that and returns
 * undefined.
 */
export function specification(name: string): string | undefined {
  const file = path.join(FOLDER, name)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  process.stdout.write(
    `Skipped: no ${file}; expected SPECIFICATIONS to name the folder of the services' descriptions.\n`,
  )
  return undefined
}
