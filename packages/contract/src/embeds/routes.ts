import { z } from 'zod'
import { FetchedUrl, Id } from '../fields.ts'
import { route } from '../route.ts'
import { EmbedSettings, fields, Embed, CheckUp } from './schemas.ts'

const params = z.object({ id: Id })

export const embeds = {
  'GET /embeds': route({
    summary: 'All saved embeds, the newest first',
    auth: 'host',
    action: 'settings',
    result: z.object({ embeds: z.array(Embed) }),
    errors: ['not_signed_in'],
  }),
  'POST /embeds': route({
    summary: 'Save an embed; what is not said takes its default',
    auth: 'host',
    action: 'settings',
    body: z
      .strictObject({ ...fields, settings: EmbedSettings.partial() })
      .partial()
      .required({ name: true, kind: true }),
    result: Embed,
    status: 201,
    errors: [
      'not_signed_in',
      'invalid_input',
      'event_type_not_found',
      'event_limit_reached',
      'embed_limit_reached',
    ],
  }),
  'GET /embeds/:id': route({
    summary: 'One embed',
    auth: 'host',
    action: 'settings',
    params,
    result: Embed,
    errors: ['not_signed_in', 'invalid_input', 'embed_not_found'],
  }),
  'PATCH /embeds/:id': route({
    edits: 'GET /embeds/:id',
    summary: 'Change what is given',
    auth: 'host',
    action: 'settings',
    params,
    body: z.strictObject({ ...fields, settings: EmbedSettings.partial() }).partial(),
    result: Embed,
    errors: ['not_signed_in', 'invalid_input', 'embed_not_found', 'event_type_not_found'],
  }),
  'DELETE /embeds/:id': route({
    summary: 'Delete: its code goes on working, and the sites that it named stay the only ones',
    auth: 'host',
    action: 'settings',
    params,
    errors: ['not_signed_in', 'invalid_input', 'embed_not_found'],
  }),
  'POST /embeds/check-up': route({
    summary: 'Look at a page of a site: is the code there, and does anything keep it from working?',
    auth: 'verified',
    action: 'settings',
    body: z.strictObject({ url: FetchedUrl }),
    result: CheckUp,
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'rate_limited', 'proof_needed'],
  }),
}
