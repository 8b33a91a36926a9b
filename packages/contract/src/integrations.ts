import { z } from 'zod'
import { route } from './route.ts'

/** What an owner's analytics are told of bookings, and the shape of the id that the owner enters. */
export const TRACKING_APPS = {
  /** Google Analytics 4, by its measurement id. */
  ga4: { pattern: /^G-[A-Z0-9]{4,20}$/, example: 'G-AB12CD34EF' },
  /** Google tag or Tag Manager container. */
  gtag: { pattern: /^(GT|AW|DC|GTM)-[A-Z0-9-]{4,30}$/, example: 'AW-123456789' },
  /** Meta pixel. */
  fpixel: { pattern: /^\d{5,20}$/, example: '1234567890123456' },
} as const
export type TrackingAppId = keyof typeof TRACKING_APPS

const AppId = z.enum(Object.keys(TRACKING_APPS) as [TrackingAppId, ...TrackingAppId[]])

export const Integration = z
  .object({ appId: AppId, /** As the other side knows the owner. */ trackingId: z.string() })
  .meta({ id: 'Integration' })
export type Integration = z.output<typeof Integration>

const params = z.object({ appId: AppId })

export const integrations = {
  'GET /integrations': route({
    summary: 'What is connected',
    auth: 'host',
    result: z.object({ integrations: z.array(Integration) }),
    errors: ['not_signed_in'],
  }),
  'PUT /integrations/:appId': route({
    summary: 'Tell these analytics of bookings from now on',
    auth: 'host',
    params,
    body: z.strictObject({ trackingId: z.string().trim().toUpperCase().max(40) }),
    result: Integration,
    errors: ['not_signed_in', 'invalid_input'],
  }),
  'DELETE /integrations/:appId': route({
    summary: 'Tell them no more. Repeat: harmless',
    auth: 'host',
    params,
    errors: ['not_signed_in', 'invalid_input'],
  }),
}
