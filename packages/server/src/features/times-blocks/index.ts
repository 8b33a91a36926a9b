import { capability } from '../../capability.ts'
import { LIMITS } from './limits.ts'
import { mountPictures } from './mount.ts'
import { cleanUpBlocks } from './operations.ts'
import { timesBlockRoutes } from './routes.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'

export const timesBlocks = capability({
  name: 'times-blocks',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  limits: LIMITS,
  routes: timesBlockRoutes,
  mount: mountPictures,
  cleanups: [cleanUpBlocks],
})
