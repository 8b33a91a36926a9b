import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Id, line, text } from '../fields.ts'
import { route } from '../route.ts'
import { AdministeredAccount, GIFT_CARD_STEPS, GiftCards, OperatorAction, Popup } from './schemas.ts'

const params = z.object({ id: Id })

const detail = line(limits.REASON_MAX, 1)

// To everybody but operators, these routes do not exist.
const readRefusals = ['not_signed_in', 'route_not_found', 'invalid_input'] as const

const refusals = [...readRefusals, 'not_allowed', 'account_not_found'] as const

export const administration = {
  'GET /operator/accounts': route({
    summary: 'The accounts of this server, the newest first',
    auth: 'operatorAccount',
    query: z.object({
      q: z.string().max(limits.SEARCH_MAX).optional(),
      cursor: z.string().max(limits.TOKEN_MAX).optional(),
    }),
    result: z.object({ accounts: z.array(AdministeredAccount), next: z.string().nullable() }),
    errors: readRefusals,
  }),
  'PUT /operator/accounts/:id/plan': route({
    summary: 'What the account may do from now on, and the organization that it owns',
    auth: 'operatorAccount',
    params,
    body: z.strictObject({
      account_type: z.enum(['prime', 'basic']),
      plan_type: line(limits.PLAN_NAME_MAX, 1),
      event_numbers: z.int().min(0).max(limits.EVENT_NUMBERS_MAX).nullable(),
      quantity: z
        .int()
        .min(1)
        .max(limits.MEMBERS_MAX)
        .optional()
        .meta({ description: 'People of a business plan; absent: as many as before' }),
    }),
    result: AdministeredAccount,
    errors: [...refusals, 'exist_member_total'],
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
    // Somebody who would inherit an organization owns one.
    errors: [...refusals, 'wrong_password', 'rate_limited', 'next_owns_organization'],
  }),
  'GET /operator/actions': route({
    summary: 'What operators have done, the newest first',
    auth: 'operatorAccount',
    query: z.object({ cursor: z.string().max(limits.TOKEN_MAX).optional() }),
    result: z.object({ actions: z.array(OperatorAction), next: z.string().nullable() }),
    errors: readRefusals,
  }),
  'GET /operator/popups': route({
    summary: 'What is said to whoever lacks a feature',
    auth: 'operatorAccount',
    result: z.object({ popups: z.array(Popup) }),
    errors: readRefusals,
  }),
  'PUT /operator/popups/:id': route({
    summary: 'Says something else to whoever lacks the feature. An empty text: the general sentence again',
    auth: 'operatorAccount',
    params: z.object({ id: z.string().max(limits.PLAN_NAME_MAX) }),
    body: z.strictObject({ html: text(limits.POPUP_MAX) }),
    result: z.object({ popups: z.array(Popup) }),
    errors: [...readRefusals, 'popup_not_found'],
  }),
  'POST /operator/catalog': route({
    summary: 'Brings what Stripe sells in line with the table of plans',
    auth: 'operatorAccount',
    result: z.object({ changes: z.array(z.string()) }),
    errors: [...readRefusals, 'billing_off', 'unavailable'],
  }),
  'GET /operator/gift-cards': route({
    summary: 'Gift cards that hosts claimed for points, and how many codes are in stock',
    auth: 'operatorAccount',
    result: GiftCards,
    errors: readRefusals,
  }),
  'POST /operator/gift-cards': route({
    summary:
      'Add codes to the stock. They are sealed, and shown to no operator again. Repeat: adds none twice',
    auth: 'operatorAccount',
    body: z.strictObject({
      points: z.literal([...limits.GIFT_CARD_POINTS]),
      codes: z.array(line(limits.GIFT_CARD_CODE_MAX, 1)).min(1).max(limits.GIFT_CARDS_AT_ONCE),
    }),
    result: z.object({
      added: z.int(),
      known: z.int().meta({ description: 'In stock before, or twice in the list' }),
      giftCards: GiftCards,
    }),
    errors: readRefusals,
  }),
  'POST /operator/gift-cards/:id': route({
    summary:
      'A gift card that waits was sent by hand, is held, is released, or is canceled and its points return',
    auth: 'operatorAccount',
    params,
    body: z.strictObject({ step: z.enum(GIFT_CARD_STEPS) }),
    result: GiftCards,
    errors: [...readRefusals, 'gift_card_not_waiting'],
  }),
}
