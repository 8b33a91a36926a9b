import { latinDigits, limits, TURN_CAUSES } from '@scheduling/domain'
import { z } from 'zod'
import { BookingLimits, BookingWindow, Location, LocationInput } from '../event-types/schemas.ts'
import {
  DateText,
  Email,
  EventSlug,
  HttpUrl,
  Id,
  InstantText,
  KeptInstant,
  LanguageKey,
  LanguageText,
  LocaleTag,
  line,
  mailedName,
  Minutes,
  OwnerSlug,
  text,
  TimeZoneText,
} from '../fields.ts'
import { LEAD_PARAM, TRACKING_PARAMS } from '../page.ts'
import { PublicOwner, PublicPerson } from '../pages/schemas.ts'
import { Person } from '../slots/schemas.ts'

const answer = z.union([
  text(limits.LARGE_TEXT_ANSWER_MAX),
  z.array(line(limits.TEXT_ANSWER_MAX)).max(limits.QUESTION_OPTIONS_MAX),
])

const Tracking = z.partialRecord(
  z.enum([...TRACKING_PARAMS, LEAD_PARAM]),
  z
    .string()
    .max(limits.TRACKING_VALUE_MAX)
    .refine((v) => v.isWellFormed() && !v.includes('\0')),
)

const AnsweredQuestion = z.object({ label: z.string(), answer: z.union([z.string(), z.array(z.string())]) })

const shared = {
  id: Id,
  status: z.enum(['scheduled', 'canceled']),
  start: InstantText,
  end: InstantText,
  date: z.iso.date().nullable().meta({
    description: 'Of a meeting for a whole date, which is the same for everybody; null: at a time',
  }),
  duration: z.int(),
  eventName: z.string(),
  location: Location,
  invitee: z.object({
    name: z.string(),
    email: z.string(),
    timeZone: z.string(),
    language: LanguageKey,
  }),
  guests: z.array(z.string()),
  answers: z.array(AnsweredQuestion),
  formerStart: InstantText.nullable(),
  rescheduleReason: z.string().nullable(),
  cancelReason: z.string().nullable(),
  canceledBy: z.enum(['host', 'invitee']).nullable(),
  bookedAt: InstantText,
  erasure: z.enum(['asked', 'done']).nullable().meta({
    description: 'What the invitee gave is to be deleted, or is',
  }),
}

/** Whether it may be changed now, and if not, why. */
const Permission = z.object({
  allowed: z.boolean(),
  reason: z.enum(['already_canceled', 'already_started', 'inside_notice', 'host_only']).nullable(),
  /** The last moment at which it is or was allowed. */
  until: InstantText.nullable(),
})

/** What the manage link shows: always the current state. */
export const ManagedBooking = z
  .object({
    ...shared,
    owner: PublicOwner,
    hosts: z
      .array(PublicPerson.omit({ link: true }))
      .optional()
      .meta({
        description: 'Who hosts of an organization or of several people; absent: the owner alone',
      }),
    /** Null if the event type is gone, so that it cannot be booked again. */
    eventSlug: z.string().nullable(),
    hostEmail: z
      .string()
      .nullable()
      .meta({ description: 'Where to write to the host, once nothing can be changed here any more' }),
    roomExpected: z.boolean().meta({ description: 'Whether the link to join is still being made' }),
    reschedule: Permission,
    cancel: Permission,
  })
  .meta({ id: 'ManagedBooking' })
export type ManagedBooking = z.output<typeof ManagedBooking>

/** Why somebody of a pool was chosen. */
const BookingTurn = z.object({
  person: Id.meta({ description: 'Their own host' }),
  poolId: z.string(),
  pool: z.string().meta({ description: 'The name of the pool' }),
  period: DateText.meta({ description: 'The first date of the period in which it counts' }),
  cause: z.enum(TURN_CAUSES).meta({ description: 'What decided between those who were free' }),
  free: z.int().meta({ description: 'How many were free' }),
  meetings: z
    .number()
    .meta({ description: 'Theirs in the period before this one; a fraction where they began level' }),
  share: z.number().meta({ description: 'Their share of all meetings of the period before this one' }),
})

const ReceiptSchedule = z.object({ id: Id, name: z.string(), version: z.int() })

/** Why a time was available when it was booked or last moved. */
const Receipt = z
  .object({
    at: InstantText.meta({ description: 'When it was looked at' }),
    schedule: ReceiptSchedule.nullable().meta({
      description: 'Whose hours counted; null: those of the event itself, or of a team',
    }),
    schedules: z
      .array(z.object({ person: Id, schedule: ReceiptSchedule }))
      .optional()
      .meta({
        description: 'Of a team, for its organization: whose hours counted. Members see only their own',
      }),
    rules: z
      .object({
        minimumNotice: Minutes.meta({ description: '0 where the host moved it: notice does not bind them' }),
        window: BookingWindow,
        limits: BookingLimits,
        bufferBefore: Minutes,
        bufferAfter: Minutes,
      })
      .nullable()
      .meta({ description: 'Null: booked before these were kept' }),
    sources: z
      .array(z.object({ name: z.enum(['bookings', 'holds', 'calendars']), asOf: InstantText }))
      .meta({ description: 'Who was asked when the host is busy, and since when the answer was known' }),
    mightBeBlocked: z.literal(true).optional().meta({
      description: 'A calendar could not be read then, which the host lets count as free',
    }),
    turns: z
      .array(BookingTurn)
      .optional()
      .meta({ description: 'Whose turn it was; absent: nobody was chosen' }),
  })
  .meta({ id: 'Receipt' })

/** Somebody on the hosts' side of a meeting. */
export const MeetingPerson = z.object({ id: Id, name: z.string() })
export type MeetingPerson = z.output<typeof MeetingPerson>

/** Who comes to a meeting, and who could come instead. */
export const MeetingPeople = z
  .object({
    people: z.array(
      MeetingPerson.extend({
        isComing: z.boolean(),
        isFree: z.boolean().meta({ description: 'At the time of the meeting. Who comes is free for it' }),
        isOutside: z.literal(true).optional().meta({
          description:
            'They are of the organization, and not of the team of this event type. Only for whoever may change all meetings',
        }),
      }),
    ),
  })
  .meta({ id: 'MeetingPeople' })

export const ReassignRequest = z.strictObject({
  from: Id.optional().meta({ description: 'Who no longer comes; needed where several do' }),
  to: Id.nullable().meta({ description: 'Who comes instead; null: whose turn it is' }),
})

/** Who did not come to a meeting. */
const NoShow = z.enum(['invitee', 'host'])

export const CalendarFeed = z
  .object({ createdAt: InstantText.nullable().meta({ description: 'Null: there is none' }) })
  .meta({ id: 'CalendarFeed' })
export type CalendarFeed = z.output<typeof CalendarFeed>

export const FeedToken = z.string().regex(/^[\w-]{64}$/, 'Expected the secret of a calendar feed')

export const NotesRequest = z.strictObject({ notes: text(limits.NOTES_MAX) })

export const NoShowRequest = z.strictObject({
  who: NoShow.nullable().meta({ description: 'Who did not come; null: takes it back' }),
})

/** Who of the hosts' side changed a meeting. */
const ChangedBy = MeetingPerson.extend({
  isYou: z.boolean().meta({ description: 'Whether it was whoever asks' }),
})

// `2027-03-01T10:00:00+01:00`
const OffsetText = z.iso.datetime({ offset: true })

/** What the host sees. */
export const HostBooking = z
  .object({
    ...shared,
    eventTypeId: Id.nullable(),
    tracking: Tracking,
    rescheduledBy: z.enum(['host', 'invitee']).nullable(),
    rescheduledByPerson: ChangedBy.optional().meta({
      description: 'Who of the hosts’ side moved it last; absent: the invitee, or it is not known',
    }),
    canceledByPerson: ChangedBy.optional().meta({
      description: 'Who of the hosts’ side canceled it; absent: the invitee, or it is not known',
    }),
    receipt: Receipt,
    outcome: z.enum(['scheduled', 'rescheduled', 'canceled', 'completed']),
    people: z.array(MeetingPerson).optional().meta({
      description: 'Who comes on the hosts’ side; absent: this host alone',
    }),
    noShow: NoShow.optional().meta({ description: 'Who did not come; absent: nobody has said so' }),
    mailRefused: z.literal(true).optional().meta({
      description: 'The invitee’s mail server refused the last email about it: they may not know of it',
    }),
    seats: z.object({ taken: z.int(), total: z.int() }).nullable().meta({
      description: 'Of the start, which several invitees can book. Null: it is for one invitee',
    }),
    isOfSeveral: z.literal(true).optional().meta({
      description: 'Several have agreed on it in a poll: who comes voted for it',
    }),
    wasReassigned: z.literal(true).optional().meta({ description: 'Somebody else took it from this host' }),
    notes: z.string().optional().meta({
      description:
        'What the hosts’ side wrote for itself: neither invitees nor webhooks get it. Absent: nothing',
    }),
    inviteeStart: OffsetText.nullable().meta({
      description: 'Its start on the invitee’s clock, with the offset; null: a whole date',
    }),
    inviteeEnd: OffsetText.nullable().meta({ description: 'The same for its end' }),
    rescheduleUrl: HttpUrl.optional().meta({
      description:
        'Where whoever has this link moves it, as the invitee. Absent: in lists, and for keys that may not write bookings',
    }),
    cancelUrl: HttpUrl.optional().meta({ description: 'The same for canceling' }),
  })
  .meta({ id: 'HostBooking' })
export type HostBooking = z.output<typeof HostBooking>

export const reason = text(limits.REASON_MAX).default('')

export const MoveRequest = z.strictObject({
  start: InstantText,
  reason,
  timeZone: TimeZoneText.optional(),
  anybody: z.boolean().optional().meta({
    description: 'Somebody else may hold the meeting if whoever does now is not free; else `others_only`',
  }),
})

export const CancelRequest = z.strictObject({ reason })

/** Of a start with seats: for all its invitees, and not for this one alone. */
const allInvitees = z.boolean().default(false).meta({
  description: 'Of an event type with seats: all invitees of this start, not this one alone',
})

export const HostMoveRequest = z.strictObject({ start: InstantText, reason, allInvitees })

export const HostCancelRequest = CancelRequest.extend({ allInvitees })

// Phones put such characters around names of contacts. They are left out: who books is not asked to find what cannot be seen.
export const InviteeName = mailedName(limits.NAME_MAX, line(limits.NAME_MAX, 1))

export const HoldToken = z.string().max(limits.TOKEN_MAX)

/** A time that is held until the invitee confirms their email address or the host approves; nothing is booked yet. */
export const Hold = z
  .object({
    token: z.string().meta({ description: 'Names the hold in further calls. Alone it confirms nothing' }),
    waitsFor: z
      .enum(['email', 'approval'])
      .meta({ description: 'For the invitee, who confirms their address, or for the host, who answers' }),
    start: InstantText,
    end: InstantText,
    email: z.string(),
    until: InstantText.meta({ description: 'When the time is free for others again' }),
    at: InstantText.meta({ description: 'When this was so: clocks of programs differ from the server’s' }),
    mailAgainAt: InstantText.nullable().meta({
      description: 'From when on the mail may be asked for again; null: not for this hold',
    }),
  })
  .meta({ id: 'Hold' })
export type Hold = z.output<typeof Hold>

/** A request that waits for the host's answer. Its booking gets the same id. */
export const BookingApproval = z
  .object({
    id: Id,
    eventName: z.string(),
    start: InstantText,
    end: InstantText,
    invitee: z.object({ name: z.string(), email: z.string(), timeZone: z.string() }),
    guests: z.array(z.string()),
    answers: z.array(AnsweredQuestion),
    askedAt: InstantText,
    until: InstantText.meta({ description: 'Until when it can be answered' }),
    unanswered: z.enum(['decline', 'accept']).meta({ description: 'What becomes of it then' }),
    offered: z
      .object({ starts: z.array(InstantText), message: z.string() })
      .nullable()
      .meta({
        description: 'Times among which the invitee chooses now, until `until`. Null: the host answers',
      }),
    proposed: z
      .object({ starts: z.array(InstantText), message: z.string() })
      .nullable()
      .meta({
        description:
          'Times that the invitee proposes in place of offered ones. They are not held. Null: none',
      }),
    canOffer: z.boolean().meta({ description: 'The host may offer other times' }),
  })
  .meta({ id: 'BookingApproval' })
export type BookingApproval = z.output<typeof BookingApproval>

export const OfferRequest = z.strictObject({
  starts: z
    .array(KeptInstant)
    .min(1, 'At least one time must be picked')
    .max(limits.OFFERED_TIMES_MAX)
    .refine((starts) => new Set(starts.map((start) => Date.parse(start))).size === starts.length, {
      error: 'Each time may be offered once',
      when: ({ issues }) => issues.length === 0,
    })
    .meta({ description: 'Starts that are offered, also outside of the usual hours' }),
  message: text(limits.REASON_MAX)
    .default('')
    .meta({ description: 'The invitee reads it in the mail and on the page' }),
})

export type OfferRequest = z.output<typeof OfferRequest>

export const DeclineRequest = z.strictObject({
  reason: reason.meta({ description: 'The invitee reads it in the mail' }),
})

export const Booked = z.object({
  state: z.literal('booked'),
  booking: ManagedBooking,
  manageUrl: HttpUrl,
  manageToken: z.string(),
  /** Where the top window goes next, if the owner chose a page. */
  redirect: z.string().nullable(),
})
export type Booked = z.output<typeof Booked>

export const ConfirmRequest = z
  .strictObject({
    hold: HoldToken.optional(),
    code: z
      .string()
      .overwrite(latinDigits)
      .trim()
      .regex(/^\d{6}$/, 'Expected six digits')
      .optional(),
    link: z.string().max(limits.TOKEN_MAX).optional(),
  })
  .refine(
    ({ hold, code, link }) =>
      link === undefined
        ? hold !== undefined && code !== undefined
        : hold === undefined && code === undefined,
    {
      message: 'Expected `hold` and `code`, or `link` alone',
    },
  )

export const BookingRequest = z.strictObject({
  owner: OwnerSlug,
  event: EventSlug,
  start: InstantText,
  person: Person.optional(),
  timeZone: TimeZoneText,
  language: LanguageText.default('en'),
  locale: LocaleTag.optional(),
  invitee: z.strictObject({ name: InviteeName, email: Email }),
  guests: z.array(Email).max(limits.GUESTS_MAX).default([]),
  answers: z.record(z.string().max(limits.QUESTION_ID_MAX), answer).default({}).meta({
    description: 'By question; `invitee_phone` is the number to call, for a location of this kind',
  }),
  /** Index of the event's location, from 0. */
  location: z
    .int()
    .min(0)
    .max(limits.LOCATIONS_MAX - 1)
    .default(0),
  tracking: Tracking.default({}),
  hold: HoldToken.optional().meta({
    description: 'The hold that this request takes the place of, such as after a mistyped email address',
  }),
})
export type BookingRequest = z.output<typeof BookingRequest>

export const PlaceRequest = z.strictObject({
  location: LocationInput.meta({ description: 'A room needs its link: no account makes one for it' }),
  current: Location.optional().meta({
    description: 'The location that the caller has read. Another is there meanwhile: `changed_meanwhile`',
  }),
})

export const GuestsRequest = z.strictObject({
  guests: z
    .array(Email)
    .max(limits.GUESTS_MAX)
    .meta({ description: 'All who shall come along. Who is missing here is removed' }),
  current: z.array(Email).max(limits.GUESTS_MAX).optional().meta({
    description: 'The guests that the caller has read. Others are there meanwhile: `changed_meanwhile`',
  }),
})

/** A host books for an invitee. */
export const HostBookingRequest = BookingRequest.omit({ owner: true, event: true, hold: true }).extend({
  eventTypeId: Id,
  anyTime: z.boolean().default(false).meta({
    description:
      'The hours, minimum notice, booking window and limits of the event type do not bind. A busy time is refused with `time_busy`, and `conflicts` says what is there',
  }),
  acceptedConflicts: z
    .array(z.strictObject({ start: InstantText, end: InstantText }))
    .max(limits.ACCEPTED_CONFLICTS_MAX)
    .default([])
    .meta({
      description:
        'With `anyTime`: the `conflicts` of the refusal that the meeting may overlap. Others refuse it again',
    }),
})
export type HostBookingRequest = z.output<typeof HostBookingRequest>
