import { keeping } from '../context.ts'
import { openPool } from './pool.ts'

/** Where this process has what strangers wrote read. Nothing runs until it is asked. */
export const ISOLATION = keeping({
  name: 'isolation',
  open: () => openPool(),
  close: (pool) => pool.close(),
})
