import { z } from 'zod'
import { TRACKING_APPS } from './tracking-apps.ts'
import type { TrackingAppId } from './tracking-apps.ts'

export const AppId = z.enum(Object.keys(TRACKING_APPS) as [TrackingAppId, ...TrackingAppId[]])

export const Integration = z
  .object({ appId: AppId, /** The owner's id in the other service. */ trackingId: z.string() })
  .meta({ id: 'Integration' })
export type Integration = z.output<typeof Integration>
