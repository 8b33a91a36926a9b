import { on, capability } from '../../capability.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { STORAGE } from '../../storage/storage.ts'
import { HOST_GONE } from '../hosts/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { picturesPart } from './exported.ts'
import { LIMITS } from './limits.ts'
import { mountMedia } from './media.ts'
import { forgetImages, cleanUpImages } from './operations.ts'
import { brandingRoutes } from './routes.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'

export const branding = capability({
  name: 'branding',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  limits: LIMITS,
  services: [STORAGE, ISOLATION],
  routes: brandingRoutes,
  mount: mountMedia,
  cleanups: [cleanUpImages],
  hooks: [on(EXPORTED, picturesPart), on(HOST_GONE, forgetImages)],
})
