import { limits } from '@scheduling/domain'
import { z } from 'zod'
import {
  Email,
  Id,
  InstantText,
  LanguageKey,
  LanguageText,
  mailedName,
  OwnerSlug,
  SixDigits,
  TimeZoneText,
  TwoFactorCode,
} from './fields.ts'
import { DateFormat, Theme, TimeFormat, WeekStart } from './habits.ts'
import { route } from './route.ts'

/** What was bought, as the provider last told; field names are the specification's (section 3). */
export const AboutSubscription = z.object({
  canceled: z.boolean(),
  description: z.string(),
  id: z.string(),
  plan_type: z.string(),
  price: z.number().meta({ description: 'Dollars of a period, before discount and tax' }),
  subscription_id: z.string(),
  sub_created: z.int().meta({ description: 'Epoch seconds, as the next two' }),
  sub_start: z.int(),
  sub_end: z.int(),
  unpaid_until: z
    .int()
    .optional()
    .meta({ description: 'Until when the account goes on though a renewal is not paid' }),
})
export type AboutSubscription = z.output<typeof AboutSubscription>

/** The current user; field names are the specification's (section 3). */
export const Me = z
  .object({
    userID: Id,
    userName: z.string(),
    userEmail: z.string(),
    userPhone: z.string().nullable(),
    userStatus: z.enum(['active', 'unverified']),
    account_type: z.enum(['prime', 'basic']),
    lifetime: z.boolean(),
    plan_type: z.string(),
    quantity: z.int(),
    quantity_minutes: z.int(),
    regDate: z.iso.date(),
    regtime: z.int().meta({ description: 'Registration, epoch seconds' }),
    custom_domain: z.string().nullable(),
    event_numbers: z.int().nullable().meta({ description: 'Allowance of events; null is unlimited' }),
    trial_end: z.int().nullable().meta({ description: 'Epoch seconds' }),
    configs: z.array(z.object({ slug: z.string(), data: z.string(), popup: z.string().nullable() })),
    subscription: AboutSubscription.optional(),
    upgrade_popups: z.array(z.object({ id: z.string(), html: z.string() })),
    avatar: z.string().nullable().meta({ description: 'Path of the picture; null: none' }),
    link: z.string().meta({ description: 'Public address: the first path segment of the booking pages' }),
    timeZone: z.string(),
    region: z.string().nullable().meta({
      description: 'Country of the time zone, as whose people dates are written, here and in mails',
    }),
    language: LanguageKey,
    weekStart: WeekStart,
    dateFormat: DateFormat,
    timeFormat: TimeFormat,
    theme: Theme,
    server: z
      .object({
        origin: z
          .string()
          .meta({ description: 'Where the dashboard is at home; other names of it show booking pages' }),
        hasPlans: z.boolean().meta({ description: 'Whether trials end and features can be locked here' }),
        sellsPlans: z.boolean().meta({ description: 'Whether plans can be bought here' }),
        blackFridayEnds: z.int().nullable().meta({ description: 'Epoch seconds; null where it is not' }),
        takesFeedback: z.boolean().meta({ description: 'Whether somebody reads feedback' }),
      })
      .meta({ description: 'What is the same for all accounts of this server' }),
    isOperator: z.boolean().meta({ description: 'Whether the account looks after those of others' }),
  })
  .meta({ id: 'Me' })
export type Me = z.output<typeof Me>

/** A new one. */
export const Password = z
  .string()
  .min(limits.PASSWORD_MIN, 'At least 8 characters are needed')
  .max(limits.PASSWORD_MAX)
  .refine((value) => /\p{Lu}/u.test(value), {
    error: 'An uppercase letter is needed',
    params: { reason: 'uppercase' },
  })
  .refine((value) => /[^\p{L}\p{N}\s]/u.test(value), {
    error: 'A special character is needed',
    params: { reason: 'special' },
  })

export const DeviceToken = z
  .string()
  .regex(/^[\w-]{43}$/, 'Expected the deviceToken of an earlier answer')
  .meta({ description: 'Names a browser that has signed in before; kept there when the session ends' })

// A clock that nobody knows is no reason to keep somebody out.
export const DeviceTimeZone = TimeZoneText.optional()
  .catch(undefined)
  .meta({ description: 'Where the device is, to be recognised by in the list of sessions' })

export const Session = z
  .object({
    token: z.string(),
    expires: InstantText,
    deviceToken: DeviceToken,
    me: Me,
    tookBackDeletion: z
      .boolean()
      .optional()
      .meta({ description: 'Whether the account was to be deleted until somebody signed in now' }),
  })
  .meta({ id: 'Session' })
export type SignedIn = z.output<typeof Session>

/** What a verification link carries. */
const Verification = z.object({ id: Id, codex: z.string().min(1).max(200) })

export const accounts = {
  'POST /users/register': route({
    summary: 'Sign up, and sign in; the answer is the same whether or not the e-mail has an account',
    auth: 'public',
    body: z.strictObject({
      email: Email,
      password: Password,
      name: mailedName(limits.NAME_MAX),
      timeZone: TimeZoneText,
      language: LanguageText.default('en'),
      link: OwnerSlug.optional(),
      weekStart: WeekStart.optional(),
      timeFormat: TimeFormat.optional(),
      deviceToken: DeviceToken.optional(),
      via: z
        .string()
        .max(200)
        .optional()
        .meta({ description: 'Whose affiliate link led here: their address' }),
    }),
    result: Session,
    status: 201,
    errors: ['invalid_input', 'slug_taken', 'rate_limited', 'proof_needed'],
  }),
  'GET /users/register': route({
    summary: 'What signing up begins',
    auth: 'public',
    result: z.object({
      trialDays: z
        .int()
        .nullable()
        .meta({ description: 'Null where accounts have no plans, and nothing ends' }),
    }),
    errors: [],
  }),
  'POST /users/login': route({
    summary:
      'Sign in, with a code where the account has two factors; with a verification link, the address of a sign-up is confirmed at once',
    auth: 'public',
    body: z.strictObject({
      email: Email,
      password: z.string().min(1, 'This field is required').max(limits.PASSWORD_MAX),
      deviceToken: DeviceToken.optional(),
      verification: Verification.optional(),
      code: TwoFactorCode.optional(),
      timeZone: DeviceTimeZone,
    }),
    result: Session,
    errors: [
      'invalid_input',
      'wrong_details',
      'two_factor_needed',
      'two_factor_wrong',
      'account_disabled',
      'verification_invalid',
      'rate_limited',
      'proof_needed',
    ],
  }),
  'POST /users/logout': route({
    summary: 'Sign out: the token is not valid any more',
    auth: 'host',
    errors: ['not_signed_in'],
  }),
  'GET /users/aboutme': route({
    summary: 'Who is signed in',
    auth: 'host',
    result: Me,
    errors: ['not_signed_in'],
  }),
  'GET /users/verify': route({
    summary:
      'Confirm the e-mail address with the link from the mail, with the token of the browser that signed up; `false` where signing in with the link is needed',
    auth: 'public',
    query: Verification,
    result: z.boolean().meta({ description: 'Whether the account is activated' }),
    errors: ['invalid_input', 'verification_invalid', 'rate_limited'],
  }),
  'POST /users/verify': route({
    summary: 'Confirm the e-mail address with the code from the mail; ends every other session',
    auth: 'host',
    body: z.strictObject({ code: SixDigits }),
    result: Me,
    errors: ['not_signed_in', 'invalid_input', 'code_invalid', 'rate_limited'],
  }),
  'POST /users/verify/resend': route({
    summary: 'Have another mail with a link and a code sent, perhaps to another address',
    auth: 'host',
    body: z.strictObject({ email: Email.optional() }),
    result: Me,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input', 'rate_limited', 'proof_needed'],
  }),
}
