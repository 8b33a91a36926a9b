import { readFileSync } from 'node:fs'
import path from 'node:path'

const PACKAGE = path.resolve(import.meta.dirname, '../package.json')

/** The version of this release, such as 1.4.0. */
export const VERSION = (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version
