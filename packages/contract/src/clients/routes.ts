import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { ProviderName } from '../connections/schemas.ts'
import { Id, InstantText, LanguageText, TimeZoneText } from '../fields.ts'
import { route } from '../route.ts'
import { slotRange, Slots } from '../slots/schemas.ts'
import { calendarFile, ChosenTime, Client, ClientRequest, fields, Key } from './schemas.ts'

const params = z.object({ id: Id })
const Asked = z.object({
  client: Client,
  link: z.url().nullable().meta({ description: 'Only here, and only if the host wants to copy it' }),
})

const askErrors = ['not_signed_in', 'not_verified', 'invalid_input', 'rate_limited'] as const
const keyErrors = ['invalid_input', 'link_expired', 'rate_limited'] as const

export const clients = {
  'GET /clients': route({
    summary: 'Who was asked for their free times, and what they answered, the newest first',
    auth: 'host',
    action: 'own_account',
    result: z.object({ clients: z.array(Client) }),
    errors: ['not_signed_in'],
  }),
  'POST /clients': route({
    summary: 'Ask somebody to share when they are free',
    auth: 'verified',
    action: 'own_account',
    body: z.strictObject({ ...fields, email: fields.email.optional() }),
    result: Asked,
    status: 201,
    idempotent: true,
    errors: [...askErrors, 'client_limit_reached', 'idempotency_key_reused', 'client_not_found'],
  }),
  'POST /clients/:id/ask-again': route({
    summary: 'Ask again, with a new link; earlier links end',
    auth: 'verified',
    action: 'own_account',
    params,
    body: z.strictObject({ way: fields.way }),
    result: Asked,
    errors: [...askErrors, 'client_not_found'],
  }),
  'POST /clients/:id/end': route({
    summary: 'End what they gave: their tokens are deleted, and their link ends',
    auth: 'host',
    action: 'own_account',
    params,
    result: Client,
    errors: ['not_signed_in', 'invalid_input', 'client_not_found'],
  }),
  'DELETE /clients/:id': route({
    summary: 'Delete the client, and end what they gave. Meetings stay',
    auth: 'host',
    action: 'own_account',
    params,
    errors: ['not_signed_in', 'invalid_input', 'client_not_found'],
  }),
  'GET /clients/:id/slots': route({
    summary: 'When are the host and the client both free?',
    auth: 'host',
    action: 'own_account',
    params,
    query: z.object(slotRange),
    result: Slots,
    errors: ['not_signed_in', 'invalid_input', 'client_not_found', 'client_not_connected'],
  }),
  'POST /clients/:id/meetings': route({
    summary: 'Book a common free time; both are told',
    auth: 'verified',
    action: 'own_account',
    params,
    body: z.strictObject({ start: InstantText }),
    result: z.object({ bookingId: Id, start: InstantText }),
    status: 201,
    errors: [
      'not_signed_in',
      'not_verified',
      'invalid_input',
      'client_not_found',
      'client_not_connected',
      'slot_taken',
      'slot_not_available',
      'rate_limited',
    ],
  }),
  'POST /client-requests/open': route({
    summary: 'Who asks, and what was given so far; for whoever has the link',
    auth: 'public',
    body: z.strictObject({ key: Key }),
    result: ClientRequest,
    errors: keyErrors,
  }),
  'POST /client-requests/start': route({
    summary: 'Where to say yes to reading free and busy times; good for ten minutes, with this key',
    auth: 'public',
    body: z.strictObject({ key: Key, provider: ProviderName }),
    result: z.object({ url: z.url() }),
    errors: [...keyErrors, 'provider_off'],
  }),
  'POST /client-requests/finish': route({
    summary: 'Connect with what the provider answered',
    auth: 'public',
    body: z.strictObject({
      key: Key,
      provider: ProviderName,
      state: z.string().max(limits.TOKEN_MAX),
      code: z.string().max(limits.CONSENT_CODE_MAX),
      timeZone: TimeZoneText,
      language: LanguageText.optional(),
    }),
    result: ClientRequest,
    errors: [...keyErrors, 'provider_off', 'consent_invalid', 'consent_incomplete', 'unavailable'],
  }),
  'POST /client-requests/decline': route({
    summary: 'Say no: the link ends',
    auth: 'public',
    body: z.strictObject({ key: Key }),
    errors: keyErrors,
  }),
  'POST /client-requests/take-back': route({
    summary: 'Take back what was given: the tokens are deleted, and the link ends',
    auth: 'public',
    body: z.strictObject({ key: Key }),
    errors: keyErrors,
  }),
  'POST /client-requests/slots': route({
    summary: 'When the host is free, and by this calendar file the client, too. Nothing of it is stored',
    auth: 'public',
    body: z.strictObject({ ...calendarFile, ...slotRange }),
    bodyMax: limits.CALENDAR_FILE_BODY_MAX,
    result: Slots,
    errors: [...keyErrors, 'calendar_file_unreadable'],
  }),
  'POST /client-requests/book': route({
    summary: 'Book a time that this calendar file leaves free; the link ends. Nothing of it is stored',
    auth: 'public',
    body: z.strictObject({ ...calendarFile, ...ChosenTime, language: LanguageText.default('en') }),
    bodyMax: limits.CALENDAR_FILE_BODY_MAX,
    result: z.object({ start: InstantText }),
    status: 201,
    errors: [...keyErrors, 'calendar_file_unreadable', 'slot_taken', 'slot_not_available', 'proof_needed'],
  }),
}
