import { at, capability } from '../../capability.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { STORAGE } from '../../storage/storage.ts'
import { HOST_GONE } from '../hosts/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { picturesPart } from './exported.ts'
import { LIMITS } from './limits.ts'
import { mountMedia } from './media.ts'
import { forgetImages, sweepImages } from './operations.ts'
import { brandingRoutes } from './routes.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'

export const branding = capability({
  name: 'branding',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  limits: LIMITS,
  keeps: [STORAGE, ISOLATION],
  routes: brandingRoutes,
  mount: mountMedia,
  sweeps: [sweepImages],
  takesPart: [at(EXPORTED, picturesPart), at(HOST_GONE, forgetImages)],
})
