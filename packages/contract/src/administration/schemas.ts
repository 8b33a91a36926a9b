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
  'catalogue_changed',
] as const

export type OperatorActionKind = (typeof OPERATOR_ACTIONS)[number]

export const OperatorAction = z
  .object({
    id: Id,
    kind: z.enum(OPERATOR_ACTIONS),
    at: InstantText,
    by: z.string().nullable().meta({
      description: 'Who acted, by e-mail; null: at the server itself, or an account that is gone',
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
