import { api } from '@scheduling/contract'
import type { Api } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { z } from 'zod'

/** A call of one of our routes. */
export interface RouteCall {
  route: keyof Api
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: object
  /** The token of a manage link, for routes of invitees. */
  manageToken?: string | undefined
  idempotencyKey?: string | undefined
  proof?: string | undefined
}

export interface Tool {
  name: string
  title: string
  description: string
  input: z.ZodObject
  /** Whether it changes something, and whether that takes something away. */
  effect: 'reads' | 'adds' | 'ends'
  /** `args` are checked. */
  call: (args: never) => RouteCall
}

function tool<Input extends z.ZodObject>(
  described: Omit<Tool, 'input' | 'call'> & { input: Input; call: (args: z.output<Input>) => RouteCall },
): Tool {
  return described
}

const owner = z
  .string()
  .min(1)
  .max(limits.NAME_MAX)
  .meta({ description: 'Whose page it is: the first part of its address, as in /anna' })
const event = z
  .string()
  .min(1)
  .max(limits.NAME_MAX)
  .meta({ description: 'What is booked: the second part of the address, as in /anna/intro' })
const instant = (what: string) =>
  z.iso
    .datetime({ offset: true, error: 'Expected an instant such as 2026-12-01T14:00:00Z' })
    .meta({ description: `${what}. ISO 8601 with Z or an offset` })
const id = (what: string) => z.uuid('Expected an id such as a list answers it').meta({ description: what })
const timeZone = z
  .string()
  .max(limits.TIME_ZONE_MAX)
  .meta({ description: 'IANA time zone of the invitee, such as Europe/Paris' })
const reason = z.string().max(limits.REASON_MAX).optional().meta({ description: 'What the other side reads' })
const idempotency_key = z
  .string()
  .min(1)
  .max(100)
  .optional()
  .meta({ description: 'Make one up for each change. A repeat with the same one changes nothing twice' })
const proof = z
  .string()
  .max(limits.TOKEN_MAX)
  .optional()
  .meta({ description: 'Only after proof_needed: the challenge, a space and the number that solves it' })
const manage_token = z
  .string()
  .max(limits.TOKEN_MAX)
  .optional()
  .meta({ description: 'From book_meeting, or the end of a manage link: as the invitee' })
const booking_id = id('From list_meetings: as the host; needs a key').optional()

/** Exactly one of the two says which meeting. */
function oneMeeting({ manage_token: token, booking_id: meeting }: Meeting): boolean {
  return (token === undefined) !== (meeting === undefined)
}

interface Meeting {
  manage_token?: string | undefined
  booking_id?: string | undefined
}

const ONE_MEETING = {
  error: 'Expected either manage_token (as the invitee) or booking_id (as the host)',
  path: ['booking_id'],
}

const ONE_EVENT = {
  owner: owner.optional(),
  event: event.optional(),
  event_type_id: id('From list_event_types with a key, instead of owner and event').optional(),
}

/** A page of somebody, or an event type of the host whose key this is. */
function oneEvent(args: {
  owner?: string | undefined
  event?: string | undefined
  event_type_id?: string | undefined
}): boolean {
  const { owner: link, event: slug, event_type_id: eventTypeId } = args
  if (eventTypeId !== undefined) return link === undefined && slug === undefined
  return link !== undefined && slug !== undefined
}

const ONE_EVENT_ONLY = { error: 'Expected owner and event, or event_type_id', path: ['event'] }

export const TOOLS: readonly Tool[] = [
  tool({
    name: 'list_event_types',
    title: 'List event types',
    description:
      'What can be booked. With `owner`: on their public page. Without: all event types of the host whose key this is.',
    input: z.strictObject({ owner: owner.optional() }),
    effect: 'reads',
    call: ({ owner: link }) =>
      link === undefined
        ? { route: 'GET /event-types' }
        : { route: 'GET /owners/:owner', params: { owner: link } },
  }),
  tool({
    name: 'get_event_type',
    title: 'Read one event type',
    description: 'What is asked before booking, the places to meet, and whether guests may be named.',
    input: z.strictObject({ owner, event }),
    effect: 'reads',
    call: (params) => ({ route: 'GET /owners/:owner/events/:event', params }),
  }),
  tool({
    name: 'find_times',
    title: 'Find free times',
    description:
      'The starts that can be booked in a span, in UTC. If there are none, `next` is the first one after it. Name owner and event, or event_type_id with a key.',
    input: z
      .strictObject({
        ...ONE_EVENT,
        person: owner
          .optional()
          .meta({ description: 'Whom the invitee wants, where a team lets them choose' }),
        from: instant('Where the span begins'),
        to: instant('Where it ends; at most some weeks later'),
      })
      .refine(oneEvent, ONE_EVENT_ONLY),
    effect: 'reads',
    call: ({ owner: link = '', event: slug = '', event_type_id, person, from, to }) =>
      event_type_id === undefined
        ? { route: 'GET /slots', query: { owner: link, event: slug, person, from, to } }
        : { route: 'GET /event-types/:id/slots', params: { id: event_type_id }, query: { from, to } },
  }),
  tool({
    name: 'explain_time',
    title: 'Explain why a time cannot be booked',
    description: 'All reasons why a start cannot be booked. None: it can. For the host; needs a key.',
    input: z.strictObject({
      event_type_id: id('From list_event_types with a key'),
      start: instant('The start in question'),
    }),
    effect: 'reads',
    call: ({ event_type_id, start }) => ({
      route: 'GET /event-types/:id/reasons',
      params: { id: event_type_id },
      query: { start },
    }),
  }),
  tool({
    name: 'book_meeting',
    title: 'Book a meeting',
    description:
      'Books a start that find_times has answered: on a public page as the invitee, or with event_type_id and a key as the host. `state` is booked, or confirm_email: then a code was mailed to the invitee, who confirms on the page; or await_approval: then the host was asked, and both get mails. Keep manageToken to move or cancel it. If somebody else was faster, `nearest` has free starts.',
    input: z
      .strictObject({
        ...ONE_EVENT,
        start: instant('From find_times'),
        time_zone: timeZone,
        name: z.string().min(1).max(limits.NAME_MAX).meta({ description: 'Of the invitee' }),
        email: z.string().max(limits.EMAIL_MAX).meta({ description: 'Of the invitee' }),
        guests: z
          .array(z.string())
          .max(limits.GUESTS_MAX)
          .optional()
          .meta({ description: 'Email addresses' }),
        answers: z
          .record(z.string(), z.unknown())
          .optional()
          .meta({ description: 'By the id of the question, from get_event_type' }),
        location: z.int().min(0).optional().meta({ description: 'Which of its places to meet, from 0' }),
        person: owner
          .optional()
          .meta({ description: 'Whom the invitee wants, where a team lets them choose' }),
        language: z.string().optional().meta({ description: 'Of the mails, such as en' }),
        idempotency_key,
        proof,
      })
      .refine(oneEvent, ONE_EVENT_ONLY),
    effect: 'adds',
    call: ({ owner: link, event: slug, event_type_id, time_zone, name, email, ...sent }) => {
      const { idempotency_key: idempotencyKey, proof: worked, ...rest } = sent
      const what = event_type_id === undefined ? { owner: link, event: slug } : { eventTypeId: event_type_id }
      return {
        route: event_type_id === undefined ? 'POST /bookings' : 'POST /bookings/by-host',
        body: { ...rest, ...what, timeZone: time_zone, invitee: { name, email } },
        idempotencyKey,
        proof: worked,
      }
    },
  }),
  tool({
    name: 'move_meeting',
    title: 'Move a meeting',
    description: 'Moves a meeting to another start. Everybody invited is told.',
    input: z
      .strictObject({
        manage_token,
        booking_id,
        start: instant('The new start'),
        reason,
        idempotency_key,
        proof,
      })
      .refine(oneMeeting, ONE_MEETING),
    effect: 'ends',
    call: ({ start, reason: why, ...meeting }) =>
      change(meeting, { start, reason: why }, 'POST /bookings/:id/reschedule', 'POST /manage/reschedule'),
  }),
  tool({
    name: 'cancel_meeting',
    title: 'Cancel a meeting',
    description: 'Cancels a meeting. Everybody invited is told, and it cannot be taken back.',
    input: z
      .strictObject({ manage_token, booking_id, reason, idempotency_key, proof })
      .refine(oneMeeting, ONE_MEETING),
    effect: 'ends',
    call: ({ reason: why, ...meeting }) =>
      change(meeting, { reason: why }, 'POST /bookings/:id/cancel', 'POST /manage/cancel'),
  }),
  tool({
    name: 'list_meetings',
    title: 'List meetings',
    description: 'The meetings of the host, upcoming or past. Needs a key.',
    input: z.strictObject({
      tab: z.enum(['upcoming', 'past']).optional(),
      q: z.string().max(limits.SEARCH_MAX).optional().meta({ description: 'Searches name, email and event' }),
      from: z.iso.date('Expected a date such as 2026-12-01').optional(),
      to: z.iso.date('Expected a date such as 2026-12-01').optional(),
      limit: z.int().min(1).max(100).optional(),
      cursor: z.string().optional().meta({ description: '`next` of the answer before' }),
    }),
    effect: 'reads',
    call: ({ limit, ...query }) => ({
      route: 'GET /bookings',
      query: { ...query, limit: limit === undefined ? undefined : String(limit) },
    }),
  }),
]

interface Change extends Meeting {
  idempotency_key?: string | undefined
  proof?: string | undefined
}

function change(
  { manage_token: manageToken, booking_id: meeting, idempotency_key: idempotencyKey, proof: worked }: Change,
  body: object,
  ofHost: keyof Api,
  ofInvitee: keyof Api,
): RouteCall {
  const common = { body, idempotencyKey, proof: worked }
  return meeting === undefined
    ? { ...common, route: ofInvitee, manageToken }
    : { ...common, route: ofHost, params: { id: meeting } }
}

/** Whether everybody may make this call. Else it needs a key. */
export function isPublic({ route }: RouteCall): boolean {
  const { auth } = api[route]
  return auth === 'public' || auth === 'manage'
}
