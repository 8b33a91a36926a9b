import { keeping } from '../context.ts'
import { PARSERS } from './parsers.ts'
import type { Pool } from './pool.ts'
import { openPool } from './pool.ts'

export type Isolation = Pool<typeof PARSERS>

/** Where what strangers wrote is read. */
export const ISOLATION = keeping({
  name: 'isolation',
  open: openIsolation,
  close: (isolation) => isolation.close(),
})

/** Nothing runs until it is asked. */
export function openIsolation(): Isolation {
  return openPool({ parsers: PARSERS, registry: new URL('./parsers.ts', import.meta.url) })
}
