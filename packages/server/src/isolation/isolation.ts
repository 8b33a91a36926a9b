import { service } from '../context.ts'
import { openPool } from './pool.ts'

/** Parses what strangers wrote, for this process. Starts nothing until the first use. */
export const ISOLATION = service({
  name: 'isolation',
  open: ({ zones }) => openPool({ zones: zones.data?.text }),
  close: (pool) => pool.close(),
})
