import { keeping } from '../context.ts'
import { openPool } from './pool.ts'

/** Where this process has what strangers wrote read. Nothing runs until it is asked. */
export const ISOLATION = keeping({
  name: 'isolation',
  open: ({ zones }) => openPool({ zones: zones.data?.text }),
  close: (pool) => pool.close(),
})
