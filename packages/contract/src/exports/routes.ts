import { z } from 'zod'
import { Id } from '../fields.ts'
import { route } from '../route.ts'
import { Export } from './schemas.ts'

export const exports = {
  'GET /export': route({
    summary: 'The export that was asked for last',
    auth: 'host',
    action: 'ownership',
    result: z.object({ export: Export.nullable() }),
    errors: ['not_signed_in'],
  }),
  'POST /export': route({
    summary: 'Have everything of the account written into one file; takes the place of the one before',
    auth: 'host',
    action: 'ownership',
    result: Export,
    status: 201,
    errors: ['not_signed_in', 'rate_limited'],
  }),
  'GET /export/:id/file': route({
    summary: 'The file of an export: JSON and CSV in a zip. It can be fetched once, and within 7 days',
    auth: 'host',
    action: 'ownership',
    params: z.object({ id: Id }),
    gives: 'file',
    mediaType: 'application/zip',
    errors: ['not_signed_in', 'invalid_input', 'export_not_found', 'link_expired', 'export_fetching'],
  }),
}
