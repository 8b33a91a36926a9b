import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Id, InstantText, line } from './fields.ts'
import { route } from './route.ts'

/** What whoever runs the server sees of an account: never what is in it. */
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
  'popup_changed',
  'catalogue_changed',
] as const
export type OperatorActionKind = (typeof OPERATOR_ACTIONS)[number]

const OperatorAction = z
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

const params = z.object({ id: Id })
const detail = line(limits.REASON_MAX, 1)
// For who is no operator there are no such routes.
const readRefusals = ['not_signed_in', 'route_not_found', 'invalid_input'] as const
const refusals = [...readRefusals, 'not_allowed', 'account_not_found'] as const

export const administration = {
  'GET /operator/accounts': route({
    summary: 'The accounts of this server, the newest first',
    auth: 'operatorAccount',
    query: z.object({ q: z.string().max(100).optional(), cursor: z.string().max(200).optional() }),
    result: z.object({ accounts: z.array(AdministeredAccount), next: z.string().nullable() }),
    errors: readRefusals,
  }),
  'PUT /operator/accounts/:id/plan': route({
    summary: 'What the account may do from now on',
    auth: 'operatorAccount',
    params,
    body: z.strictObject({
      account_type: z.enum(['prime', 'basic']),
      plan_type: line(limits.PLAN_NAME_MAX, 1),
      event_numbers: z.int().min(0).max(10_000).nullable(),
    }),
    result: AdministeredAccount,
    errors: refusals,
  }),
  'POST /operator/accounts/:id/disable': route({
    summary: 'Nobody signs in to it, and its pages are closed, until it is enabled again',
    auth: 'operatorAccount',
    params,
    body: z.strictObject({ reason: detail }),
    result: AdministeredAccount,
    errors: refusals,
  }),
  'POST /operator/accounts/:id/enable': route({
    summary: 'Takes that back',
    auth: 'operatorAccount',
    params,
    result: AdministeredAccount,
    errors: refusals,
  }),
  'POST /operator/accounts/:id/second-factor': route({
    summary:
      'Switches two-factor sign-in off for somebody who has proven who they are, and ends every session',
    auth: 'operatorAccount',
    params,
    body: z.strictObject({ reason: detail.meta({ description: 'How they have proven who they are' }) }),
    result: AdministeredAccount,
    errors: [...refusals, 'two_factor_is_off'],
  }),
  'POST /operator/accounts/:id/call-done': route({
    summary: 'The call that its owner asked for has been made, or is not needed any more',
    auth: 'operatorAccount',
    params,
    result: AdministeredAccount,
    errors: refusals,
  }),
  'POST /operator/accounts/:id/delete': route({
    summary: 'Deletes it now, with everything in it; there is no way back',
    auth: 'operatorAccount',
    params,
    body: z.strictObject({
      reason: detail,
      password: z
        .string()
        .min(1, 'This field is required')
        .max(limits.PASSWORD_MAX)
        .meta({ description: 'Of the operator' }),
    }),
    errors: [...refusals, 'wrong_password', 'rate_limited'],
  }),
  'GET /operator/actions': route({
    summary: 'What operators have done, the newest first',
    auth: 'operatorAccount',
    query: z.object({ cursor: z.string().max(200).optional() }),
    result: z.object({ actions: z.array(OperatorAction), next: z.string().nullable() }),
    errors: readRefusals,
  }),
}
