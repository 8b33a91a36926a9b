import { z } from 'zod'
import { Id, LanguageKey } from '../fields.ts'
import { DateFormat, Theme, TimeFormat, WeekStart } from '../habits.ts'
import { Role } from '../organizations/schemas.ts'

/** The subscription, as the provider last reported it. Field names are the specification's (section 3). */
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
        zapierStandIn: z
          .string()
          .nullable()
          .meta({ description: 'In the trial: where a stand-in on this machine plays Zapier' }),
      })
      .meta({ description: 'What is the same for all accounts of this server' }),
    organization: z
      .object({ organization_id: Id, name: z.string() })
      .nullable()
      .meta({ description: 'The organization that the caller acts for; null: their own host' }),
    role: Role.meta({ description: 'In this organization. Everybody owns their own host' }),
    isOperator: z.boolean().meta({ description: 'Whether the account looks after those of others' }),
  })
  .meta({ id: 'Me' })
export type Me = z.output<typeof Me>
