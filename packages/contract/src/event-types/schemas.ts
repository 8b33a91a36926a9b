import { INVITEE_PHONE, limits } from '@scheduling/domain'
import { z } from 'zod'
import {
  DateText,
  EventSlug,
  HoursShape,
  HttpUrl,
  Id,
  InstantText,
  keptName,
  line,
  VisitedUrl,
  mailedName,
  Minutes,
  text,
} from '../fields.ts'
import { Given } from './managed.ts'
import { ROOM_KINDS } from '../providers/list.ts'
import { VideoId } from '../videos/schemas.ts'

/** The host's own link to a room. Only invitees who have booked see it. */
const room = { url: HttpUrl.optional() }

const saidByHost = [
  z.strictObject({ kind: z.literal('address'), value: line(limits.LOCATION_MAX, 1) }),
  z.strictObject({ kind: z.literal('phone_call'), value: line(limits.LOCATION_MAX, 1) }),
  z.strictObject({ kind: z.enum(ROOM_KINDS), ...room }),
  z.strictObject({ kind: z.literal('custom'), value: line(limits.LOCATION_MAX, 1) }),
] as const

const inviteePhone = { kind: z.literal(INVITEE_PHONE) }

/** Where a meeting takes place. The value is an address, a number to call, or the host's own words. */
export const Location = z
  .discriminatedUnion('kind', [...saidByHost, z.strictObject({ ...inviteePhone, value: z.string() })])
  .meta({ id: 'Location' })
export type Location = z.output<typeof Location>

/** A location of a meeting that the host books. */
export const LocationInput = z.discriminatedUnion('kind', [...saidByHost]).meta({ id: 'HostLocation' })

/** A location that invitees can choose. If the host calls the invitee, the number is the answer `invitee_phone`. */
export const OfferedLocation = z
  .discriminatedUnion('kind', [
    ...saidByHost,
    z.strictObject({
      ...inviteePhone,
      value: z.string().max(0, 'Expected an empty text: the invitee says the number'),
    }),
  ])
  .meta({ id: 'OfferedLocation' })

const questionBase = {
  id: z.string().regex(/^[a-z0-9_-]{1,40}$/, 'Expected 1 to 40 of a-z, 0-9, hyphen and underscore'),
  label: line(limits.TEXT_ANSWER_MAX, 1),
  required: z.boolean(),
}

const options = z
  .array(line(limits.TEXT_ANSWER_MAX, 1))
  .min(1, 'At least one answer is needed')
  .max(limits.QUESTION_OPTIONS_MAX)

export const Question = z
  .discriminatedUnion('type', [
    z.strictObject({ ...questionBase, type: z.enum(['text', 'large_text', 'phone_number']) }),
    z.strictObject({
      ...questionBase,
      type: z.enum(['single_options', 'multiple_options', 'dropdown']),
      options,
    }),
  ])
  .meta({ id: 'Question' })
export type Question = z.output<typeof Question>

/** How far into the future people can book, in host dates. */
export const BookingWindow = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('calendar_days'), days: windowDays() }),
    z.strictObject({ kind: z.literal('weekdays'), days: windowDays() }),
    z.strictObject({ kind: z.literal('date_range'), from: DateText, to: DateText }),
    z.strictObject({ kind: z.literal('indefinite') }),
  ])
  .meta({ id: 'BookingWindow' })

function windowDays() {
  return z.int().min(limits.WINDOW_DAYS_MIN).max(limits.WINDOW_DAYS_MAX)
}

const perPeriod = z.int().min(1).max(limits.PER_PERIOD_MAX).nullable()

export const BookingLimits = z
  .strictObject({ perDay: perPeriod, perWeek: perPeriod, perMonth: perPeriod })
  .meta({ id: 'BookingLimits' })

const Reminder = z
  .discriminatedUnion('unit', [reminderIn('minutes'), reminderIn('hours'), reminderIn('days')])
  .meta({ id: 'Reminder' })

function reminderIn<Unit extends keyof typeof limits.REMINDER_AMOUNT_MAX>(unit: Unit) {
  const { REMINDER_AMOUNT_MIN: min, REMINDER_AMOUNT_MAX: max } = limits
  return z.strictObject({ amount: z.int().min(min).max(max[unit]), unit: z.literal(unit) })
}

/** After booking: our confirmation, or the owner's page in the top window. */
const Confirmation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page') }),
  z.strictObject({ kind: z.literal('redirect'), url: VisitedUrl }),
])

const Approval = z
  .strictObject({
    hours: z.int().min(1).max(limits.APPROVAL_HOURS_MAX).meta({
      description: 'How long the host has to answer. It ends an hour before the meeting at the latest',
    }),
    unanswered: z.enum(['decline', 'accept']).meta({
      description: 'What becomes of a request that nobody has answered by then',
    }),
  })
  .meta({ id: 'Approval' })

const EventAvailability = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('schedule'), scheduleId: Id }),
    z.strictObject({ kind: z.literal('custom'), hours: HoursShape }),
  ])
  .meta({
    description:
      'The hours. Of an organization only those of copies in which it locks them: its own meetings follow the schedule of each person of the team',
  })

const Video = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('own'),
      id: VideoId.meta({ description: 'Of a video in the library of this account' }),
    }),
    z.strictObject({ kind: z.enum(['youtube', 'vimeo']), url: HttpUrl }),
  ])
  .meta({ id: 'EventVideo' })

export const fields = {
  name: mailedName(limits.TITLE_MAX),
  slug: EventSlug,
  description: text(limits.DESCRIPTION_MAX, 1),
  isOn: z.boolean(),
  isSecret: z.boolean().meta({
    description:
      'Only people with its link find it: no public list names it, and search engines leave it out',
  }),
  offText: text(limits.OFF_TEXT_MAX).meta({
    description: 'What its page says while it is off; empty: a text of ours',
  }),
  locations: z.array(OfferedLocation).min(1, 'One location must be selected').max(limits.LOCATIONS_MAX),
  duration: z.int().min(limits.DURATION_MIN).max(limits.DURATION_MAX),
  increment: z.int().min(limits.INCREMENT_MIN).max(limits.DURATION_MAX),
  bufferBefore: Minutes.max(limits.BUFFER_MAX),
  bufferAfter: Minutes.max(limits.BUFFER_MAX),
  minimumNotice: Minutes.max(limits.NOTICE_MAX),
  rescheduleNotice: Minutes.max(limits.NOTICE_MAX),
  cancelNotice: Minutes.max(limits.NOTICE_MAX),
  window: BookingWindow,
  limits: BookingLimits,
  questions: z.array(Question).max(limits.QUESTIONS_MAX),
  availability: EventAvailability,
  reminders: z.array(Reminder).max(limits.REMINDERS_MAX),
  confirmation: Confirmation,
  allowGuests: z.boolean(),
  confirmEmail: z.boolean().meta({
    description:
      'Whether invitees first confirm their email address: the time is held for them meanwhile, and nothing is booked',
  }),
  approval: Approval.nullable().meta({
    description:
      'The host approves each booking: the time is held for the invitee meanwhile, and nothing is booked. Null: they do not',
  }),
  video: Video.nullable(),
  seats: z.int().min(limits.SEATS_MIN).max(limits.SEATS_MAX).nullable().meta({
    description: 'How many invitees can book the same time. Null: one',
  }),
  showSeatsLeft: z.boolean().meta({ description: 'Whether invitees see how many seats are left' }),
}

/** The fields that decide when it can be booked. */
const {
  duration,
  increment,
  bufferBefore,
  bufferAfter,
  minimumNotice,
  window,
  limits: perPeriods,
  availability,
} = fields

export const eventTiming = {
  duration,
  increment,
  bufferBefore,
  bufferAfter,
  minimumNotice,
  window,
  limits: perPeriods,
  availability,
}

export const EventType = z
  .object({
    id: Id,
    position: z.int(),
    ...fields,
    name: keptName(limits.TITLE_MAX),
    given: Given.nullable().meta({ description: 'By an organization; null: the host’s own' }),
    createdAt: InstantText,
  })
  .meta({ id: 'EventType' })
export type EventType = z.output<typeof EventType>

export const DeletedEventType = z
  .object({
    id: Id,
    name: keptName(limits.TITLE_MAX),
    slug: EventSlug,
    deletedAt: InstantText,
    restorableUntil: InstantText,
  })
  .meta({ id: 'DeletedEventType' })
export type DeletedEventType = z.output<typeof DeletedEventType>
