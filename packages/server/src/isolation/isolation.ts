import { PARSERS } from './parsers.ts'
import type { Pool } from './pool.ts'
import { openPool } from './pool.ts'

export type Isolation = Pool<typeof PARSERS>

/** Where this process has strangers' documents read. Nothing runs until it is asked. */
export function openIsolation(): Isolation {
  return openPool({ parsers: PARSERS, registry: new URL('./parsers.ts', import.meta.url) })
}
