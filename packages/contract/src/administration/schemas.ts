import { z } from 'zod'
import { Id, InstantText } from '../fields.ts'

/** What an operator sees of an account, without its contents. */
export const AdministeredAccount = z
  .object({
    id: Id,
    email: z.string(),
    name: z.string(),
    link: z.string(),
    createdAt: InstantText,
    isVerified: z.boolean(),
    isOperator: z.boolean(),
    hasSecondFactor: z.boolean(),
    disabledAt: InstantText.nullable(),
    deletion: z
      .object({ endsAt: InstantText, reason: z.string() })
      .nullable()
      .meta({ description: 'Asked for by its owner; signing in until then takes it back' }),
    callAskedAt: InstantText.nullable().meta({
      description: 'Its owner is about to cancel and wants to be called; null where not, or where it is done',
    }),
    account_type: z.enum(['prime', 'basic']),
    plan_type: z.string(),
    event_numbers: z.int().nullable(),
    quantity: z.int().meta({ description: 'People of a business plan; other plans count otherwise' }),
  })
  .meta({ id: 'AdministeredAccount' })
export type AdministeredAccount = z.output<typeof AdministeredAccount>

const OPERATOR_ACTIONS = [
  'plan_changed',
  'disabled',
  'enabled',
  'second_factor_reset',
  'call_done',
  'deleted',
  'operator_marked',
  'operator_unmarked',
  'gift_card_sent',
  'gift_card_held',
  'gift_card_released',
  'gift_card_returned',
  'gift_cards_loaded',
  'popup_changed',
  'catalog_changed',
] as const

export type OperatorActionKind = (typeof OPERATOR_ACTIONS)[number]

export const OperatorAction = z
  .object({
    id: Id,
    kind: z.enum(OPERATOR_ACTIONS),
    at: InstantText,
    by: z.string().nullable().meta({
      description: 'Who acted, by email; null: at the server itself, or an account that is gone',
    }),
    account: z
      .object({
        id: Id,
        email: z.string().nullable().meta({ description: 'Null where it is gone' }),
      })
      .nullable()
      .meta({ description: 'Null: done to no account in particular' }),
    detail: z.string(),
  })
  .meta({ id: 'OperatorAction' })
export type OperatorAction = z.output<typeof OperatorAction>

/** What is said to whoever lacks a feature, as simple HTML. */
export const Popup = z
  .object({
    id: z.string().meta({ description: 'The feature' }),
    html: z.string().meta({ description: 'Empty: the general sentence' }),
  })
  .meta({ id: 'Popup' })
export type Popup = z.output<typeof Popup>

const GIFT_CARD_STATES = ['waiting', 'held', 'sent', 'returned'] as const

/** A gift card that a host claimed for points, without its code. */
const GiftCard = z
  .object({
    id: Id.meta({ description: 'Of the claim' }),
    email: z.string(),
    dollars: z.number(),
    claimedAt: InstantText,
    dueAt: InstantText.meta({ description: 'When it goes out of the stock by itself' }),
    state: z.enum(GIFT_CARD_STATES),
    decidedAt: InstantText.nullable().meta({ description: 'When it was held, sent or returned' }),
  })
  .meta({ id: 'GiftCard' })

/** What operators see of gift cards. No answer has a code. */
export const GiftCards = z
  .object({
    cards: z
      .array(GiftCard)
      .meta({ description: 'Those that wait, the oldest first; then the newest others' }),
    stock: z.array(z.object({ points: z.int(), count: z.int() })),
  })
  .meta({ id: 'GiftCards' })
export type GiftCards = z.output<typeof GiftCards>

export const GIFT_CARD_STEPS = ['sent', 'hold', 'release', 'return'] as const
