import {
  EMAIL,
  hasWebAddress,
  isTimeZone,
  latinDigits,
  limits,
  normalizeHex,
  shownLine,
  shownLines,
  slugProblem,
  canonicalZone,
  WALL_TIME,
  WEEKDAYS,
} from '@scheduling/domain'
import { languageFrom, LANGUAGE_KEYS } from '@scheduling/domain/languages'
import { z } from 'zod'

// Control characters other than tab and line breaks, and noncharacters. PostgreSQL refuses U+0000, mail headers the
// rest.
// oxlint-disable-next-line no-control-regex -- the pattern looks for them
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\p{Noncharacter_Code_Point}]/u

function readable(value: string): boolean {
  return value.isWellFormed() && !CONTROL.test(value)
}

/** Text of one line, cleaned by `shownLine`. With `min`, something visible is required. */
export function line(max: number, min = 0, typed = z.string()) {
  return typed
    .overwrite(shownLine)
    .min(min, min === 1 ? 'This field is required' : `Too short. The minimum is ${min} characters`)
    .max(max, `Too long. The maximum is ${max} characters`)
    .refine(
      (value) => readable(value) && !/[\r\n\u2028\u2029]/.test(value),
      'Characters that cannot be shown; expected one line of text',
    )
}

// They turn the text around them: a name with one is not what people read. Alone they are no name at all. Marks that stand for one
// letter come with Hebrew and Arabic names that people copy: they are left out, as other invisible characters are.
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/

/** A name that people type, and others read. */
export function typedName(max: number, min = 1) {
  const typed = z.string().refine((name) => !DIRECTION.test(name) || shownLine(name) === '', {
    error: 'Expected a name without characters that change the direction of text',
    params: { reason: 'direction' },
  })
  return line(max, min, typed)
}

/** A name that mails show to others. A web address in it would look like ours. */
export function mailedName(max: number, typed = typedName(max)) {
  return typed.refine((name) => !hasWebAddress(name), {
    error: 'Expected a name without a web address in it',
    params: { reason: 'web_address' },
  })
}

/** The same name when it is read: older ones may have an address from before the rule. */
export function keptName(max: number) {
  return line(max, 1)
}

/** Text of several lines, cleaned by `shownLines`. */
export function text(max: number, min = 0) {
  return z
    .string()
    .overwrite(shownLines)
    .min(min, min === 1 ? 'This field is required' : `Too short. The minimum is ${min} characters`)
    .max(max, `Too long. The maximum is ${max} characters`)
    .refine(readable, 'Characters that cannot be shown; expected text')
}

export const Id = z.uuid().meta({ description: 'Identifier' })

export const Email = z
  .string()
  .trim()
  .max(limits.EMAIL_MAX, `Too long. The maximum is ${limits.EMAIL_MAX} characters`)
  .pipe(z.email({ pattern: EMAIL, error: 'Email format invalid' }))

/** A typed code in any format: spaces and hyphens are removed. */
export const TypedCode = z
  .string()
  .transform((typed) => latinDigits(typed).replace(/[\s-]/g, '').toLowerCase())

export const SixDigits = TypedCode.pipe(z.string().regex(/^\d{6}$/, 'Expected six digits'))

export const TwoFactorCode = TypedCode.pipe(
  z.string().regex(/^(\d{6}|[a-z\d]{12})$/, 'Expected six digits of the app, or a recovery code'),
).meta({ description: 'Six digits of the authenticator app, or one of the recovery codes' })

/** An instant in UTC or with an offset. */
export const InstantText = z.iso
  .datetime({
    offset: true,
    error: ({ input }) =>
      // A query reads a plus as a blank.
      / \d\d:?\d\d$/.test(String(input))
        ? 'The plus before the offset arrived as a blank. Write it as %2B, or send UTC, such as 2026-12-01T14:00:00Z'
        : 'Expected an instant such as 2026-12-01T14:00:00Z',
  })
  .meta({ description: 'An instant, ISO 8601, in answers always UTC' })

/**
 * An instant that is stored and answered in UTC. An offset can move the first and the last day of our range into a
 * year outside it.
 */
export const KeptInstant = InstantText.refine((instant) => /^\d/.test(new Date(instant).toISOString()), {
  error: 'Expected an instant of the years 0000 to 9999 in UTC',
  when: ({ issues }) => issues.length === 0,
})

export const DateText = z.iso
  .date('Expected a date such as 2026-12-01')
  .meta({ description: 'A date without time and zone, YYYY-MM-DD' })

const WallTimeText = z
  .string()
  .regex(WALL_TIME, 'Expected a time such as 09:30, at most 24:00')
  .meta({ description: 'What the clock on the wall shows, HH:mm; 24:00 is the end of the day' })

export const TimeZoneText = z
  .string()
  .max(limits.TIME_ZONE_MAX)
  .refine(isTimeZone, 'Expected an IANA name such as Europe/Paris')
  .overwrite(canonicalZone)
  .meta({ description: 'IANA time zone' })

export const LanguageKey = z.enum(LANGUAGE_KEYS).meta({ description: 'Interface language' })

/** A language in the input: a key, or any BCP 47 tag of it. */
export const LanguageText = z
  .string()
  .max(limits.LANGUAGE_TAG_MAX)
  .transform((named) => languageFrom(named) ?? named)
  .pipe(LanguageKey)
  .meta({ description: 'Interface language: its key, or a BCP 47 tag such as he-IL' })

/** How somebody's dates and times are written: a language tag with country and clock, as far as known. */
export const LocaleTag = z
  .string()
  .regex(
    /^[a-z]{2}(-[A-Z][a-z]{3})?(-[A-Z]{2})?(-u-hc-h(12|23))?$/,
    'Expected a tag such as en-GB or en-US-u-hc-h23',
  )
  .meta({ description: 'BCP 47: how dates and times are written in mails; its language is `language`' })

export const OwnerSlug = slugSchema('owner')
export const EventSlug = slugSchema('event_type')

const SLUG_MESSAGES = {
  too_short: 'Too short. The minimum is 3 characters',
  too_long: 'Too long. The maximum is 60 characters',
  characters: 'Only lowercase a-z, 0-9, hyphen and underscore are accepted',
  reserved: 'This word is reserved; choose another',
}

function slugSchema(kind: 'owner' | 'event_type') {
  return z.string().check((context) => {
    const problem = slugProblem(context.value, kind)
    if (!problem) return
    context.issues.push({
      code: 'custom',
      input: context.value,
      message: SLUG_MESSAGES[problem],
      params: { reason: problem },
    })
  })
}

export const Minutes = z.int().min(0)
export const HttpUrl = z
  .url({ protocol: /^https?$/, error: 'Expected an address that begins with https:// or http://' })
  .max(limits.URL_MAX)

function hasNoPassword(address: string): boolean {
  const url = URL.parse(address)
  return !url?.username && !url?.password
}

/** An address that this server requests. No user name and password: we would not send them. */
export const FetchedUrl = HttpUrl.refine(hasNoPassword, {
  error: 'Expected an address without user name and password; a token in its path does the same',
  params: { reason: 'password' },
})

/** An address that visitors are led to. With a user name, it can look like another: `https://bank.example@evil.example`. */
export const VisitedUrl = HttpUrl.refine(hasNoPassword, {
  error: 'Expected an address without user name and password',
  params: { reason: 'password' },
})

export const Color = z
  .string()
  .refine(
    (given) => normalizeHex(given) !== undefined,
    'Expected six hexadecimal digits with their hash: #0090FF',
  )
  .transform((given) => normalizeHex(given) ?? given)

const HourRange = z.strictObject({ start: WallTimeText, end: WallTimeText }).meta({ id: 'HourRange' })
const DayRanges = z.array(HourRange).max(limits.RANGES_PER_DAY_MAX)

export const WeeklyHoursShape = z
  .strictObject(
    Object.fromEntries(WEEKDAYS.map((day) => [day, DayRanges])) as Record<
      (typeof WEEKDAYS)[number],
      typeof DayRanges
    >,
  )
  .meta({ id: 'WeeklyHours' })

export const DateOverrideShape = z
  .strictObject({ date: DateText, ranges: DayRanges })
  .meta({ id: 'DateOverride' })
export const OverridesShape = z.array(DateOverrideShape).max(limits.OVERRIDES_MAX)

/** Wall-clock hours and the zone that they are in. */
export const HoursShape = z
  .strictObject({ timeZone: TimeZoneText, weekly: WeeklyHoursShape, overrides: OverridesShape })
  .meta({ id: 'Hours' })
