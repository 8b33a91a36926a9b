import { z } from 'zod'
import { FetchedUrl, Id } from '../../fields.ts'
import { route } from '../../route.ts'
import { Event, RoutingWebhookPayload, VideoWebhookPayload, WebhookPayload } from '../schemas.ts'

/** The same address by the names that Zapier and Pabbly use. */
const HookRequest = z
  .strictObject({
    target_url: FetchedUrl.optional(),
    hookUrl: FetchedUrl.optional().meta({ description: 'The same as `target_url`. Send one of them' }),
    event: Event,
    app: z
      .enum(['zapier', 'pabbly_connect'])
      .optional()
      .meta({ description: 'Where the dashboard shows it. Absent: the host name of the address says it' }),
  })
  .check(({ value: { target_url, hookUrl }, issues }) => {
    if ((target_url === undefined) !== (hookUrl === undefined)) return
    const isMissing = target_url === undefined
    issues.push({
      code: 'custom',
      input: hookUrl,
      path: [isMissing ? 'target_url' : 'hookUrl'],
      params: { reason: isMissing ? 'required' : 'duplicate' },
      message: isMissing
        ? 'This field is required, or hookUrl'
        : 'Expected target_url or hookUrl, not both: they are the same',
    })
  })

/** Webhooks that services such as Zapier set up, test and remove themselves ("REST hooks"). */
export const hooks = {
  'POST /hooks': route({
    summary:
      'Tell an address of one event from now on. Repeat: the same hook. Its address is asked once by `OPTIONS`, and refused if that redirects',
    auth: 'verified',
    action: 'settings',
    body: HookRequest,
    result: z.object({
      id: Id,
      event: Event,
      secret: z.string().meta({ description: 'Signs what is sent. `whsec_` and base64' }),
    }),
    status: 201,
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'hook_limit_reached', 'rate_limited'],
  }),
  'DELETE /hooks/:id': route({
    summary: 'End a hook: what waits for it is not sent. Repeat, or one that never was: the same answer',
    auth: 'host',
    action: 'settings',
    params: z.object({ id: Id }),
    errors: ['not_signed_in', 'invalid_input'],
  }),
  'GET /hooks/samples': route({
    summary:
      'Up to three examples of what is sent for an event, the newest first: what happened, or a made-up one with `test` if nothing has',
    auth: 'host',
    action: 'settings',
    query: z.object({ event: Event }),
    result: z.array(z.union([WebhookPayload, RoutingWebhookPayload, VideoWebhookPayload])),
    errors: ['not_signed_in', 'invalid_input'],
  }),
}
