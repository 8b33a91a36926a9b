import { z } from 'zod'
import { editedCrm } from '../edited.ts'
import { Email, Id } from '../fields.ts'
import { route } from '../route.ts'
import { Crm, CrmField, CrmPreview, crmSettings } from './schemas.ts'
import { CRM_SPANS } from './spans.ts'

const params = z.object({ id: Id })

const errors = ['not_signed_in', 'invalid_input', 'crm_not_found'] as const
const reaching = [...errors, 'not_verified', 'upgrade_required', 'rate_limited'] as const

export const crms = {
  'GET /crms/:id': route({
    summary: 'What a connected CRM gets, and how that fares. By the id of the connection',
    auth: 'host',
    action: 'settings',
    params,
    result: Crm,
    edited: editedCrm,
    errors,
  }),
  'PATCH /crms/:id': route({
    edits: 'GET /crms/:id',
    summary: 'Change what is given. Meetings from now on follow it',
    auth: 'host',
    action: 'settings',
    params,
    body: z.strictObject(crmSettings).partial(),
    result: Crm,
    errors: [...errors, 'upgrade_required'],
  }),
  'GET /crms/:id/fields': route({
    summary: 'The fields that contacts have there now',
    auth: 'host',
    action: 'settings',
    params,
    result: z.object({ fields: z.array(CrmField) }),
    errors: [...errors, 'upgrade_required', 'rate_limited', 'unavailable'],
  }),
  'POST /crms/:id/preview': route({
    summary:
      'What a mapping would write into the contact of the last booking with this address. Writes nothing',
    auth: 'verified',
    action: 'settings',
    params,
    body: z.strictObject({ email: Email, mapping: crmSettings.mapping }),
    result: CrmPreview,
    errors: [...reaching, 'unavailable', 'crm_booking_not_found'],
  }),
  'POST /crms/:id/backfill': route({
    summary: 'Add the meetings from before the connection, one after the other',
    auth: 'verified',
    action: 'settings',
    params,
    body: z.strictObject({ span: z.enum(CRM_SPANS) }),
    result: Crm,
    errors: [...reaching, 'crm_busy'],
  }),
  'DELETE /crms/:id/backfill': route({
    summary: 'Add no more of them. What was added stays. Repeat: harmless',
    auth: 'host',
    action: 'settings',
    params,
    result: Crm,
    errors,
  }),
  'POST /crms/:id/retry': route({
    summary: 'Write what failed or waits, now. Repeat: harmless',
    auth: 'verified',
    action: 'settings',
    params,
    result: Crm,
    errors: reaching,
  }),
}
