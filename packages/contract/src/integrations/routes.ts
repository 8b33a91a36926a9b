import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { route } from '../route.ts'
import { AppId, Integration } from './schemas.ts'

const params = z.object({ appId: AppId })

export const integrations = {
  'GET /integrations': route({
    summary: 'What is connected',
    auth: 'host',
    action: 'settings',
    result: z.object({ integrations: z.array(Integration) }),
    errors: ['not_signed_in'],
  }),
  'PUT /integrations/:appId': route({
    summary: 'Tell these analytics of bookings from now on',
    auth: 'host',
    action: 'settings',
    params,
    body: z.strictObject({ trackingId: z.string().trim().toUpperCase().max(limits.TRACKING_ID_MAX) }),
    result: Integration,
    errors: ['not_signed_in', 'invalid_input'],
  }),
  'DELETE /integrations/:appId': route({
    summary: 'Tell them no more. Repeat: harmless',
    auth: 'host',
    action: 'settings',
    params,
    errors: ['not_signed_in', 'invalid_input'],
  }),
}
