import { shownCharge, shownRefund } from '../charges.ts'
import { answerDispute, closeDispute, shownDispute } from '../disputes.ts'
import type { Form } from '../form.ts'
import { flagOf, integerOf, metadataOf, partOf, textOf } from '../form.ts'
import type { Charge } from '../objects.ts'
import { missingParam, wrongRequest } from '../refusal.ts'
import { newRefund } from '../refunds.ts'
import type { World } from '../world.ts'
import type { Calls } from './call.ts'
import { PAGE } from './call.ts'

type Named = Partial<Record<'customer' | 'charge' | 'payment_intent', string | null>>

/** Filters a list by these parameters. */
function only(form: Form, names: readonly (keyof Named)[]): (one: Named) => boolean {
  const wanted = names.map((name) => [name, textOf(form, name)] as const)
  return (one) => wanted.every(([name, value]) => value === undefined || one[name] === value)
}

/** What was paid, and what was refunded. */
export const CHARGE_CALLS: Calls = {
  'GET /v1/charges': {
    takes: [...PAGE, 'customer', 'payment_intent'],
    isList: true,
    answer: ({ world, form }) =>
      world
        .all('charge')
        .filter(only(form, ['customer', 'payment_intent']))
        .map((one) => shownCharge(world, one)),
  },
  'GET /v1/charges/:id': {
    takes: [],
    answer: ({ world, ids: [id = ''] }) => shownCharge(world, world.get('charge', id)),
  },
  'POST /v1/refunds': {
    takes: ['charge', 'payment_intent', 'amount', 'reason', 'metadata'],
    answer: ({ world, form }) => {
      const given = { reason: textOf(form, 'reason') ?? null, metadata: metadataOf(form) }
      const amount = integerOf(form, 'amount')
      return shownRefund(
        newRefund(world, chargeIn(world, form), { ...given, ...(amount !== undefined && { amount }) }),
      )
    },
  },
  'GET /v1/refunds': {
    takes: [...PAGE, 'charge', 'payment_intent'],
    isList: true,
    answer: ({ world, form }) =>
      world
        .all('refund')
        .filter(only(form, ['charge', 'payment_intent']))
        .map(shownRefund),
  },
  'GET /v1/refunds/:id': {
    takes: [],
    answer: ({ world, ids: [id = ''] }) => shownRefund(world.get('refund', id)),
  },
  'GET /v1/disputes': {
    takes: [...PAGE, 'charge', 'payment_intent'],
    isList: true,
    answer: ({ world, form }) =>
      world
        .all('dispute')
        .filter(only(form, ['charge', 'payment_intent']))
        .map(shownDispute),
  },
  'GET /v1/disputes/:id': {
    takes: [],
    answer: ({ world, ids: [id = ''] }) => shownDispute(world.get('dispute', id)),
  },
  'POST /v1/disputes/:id': {
    takes: ['evidence', 'submit', 'metadata'],
    answer: ({ world, ids: [id = ''], form }) => {
      const dispute = world.get('dispute', id)
      const evidence = partOf(form, 'evidence')
      const said = (evidence && textOf(evidence, 'uncategorized_text')) ?? null
      answerDispute(world, dispute, said, flagOf(form, 'submit') ?? true)
      return shownDispute(dispute)
    },
  },
  'POST /v1/disputes/:id/close': {
    takes: [],
    answer: ({ world, ids: [id = ''] }) => {
      const dispute = world.get('dispute', id)
      closeDispute(world, dispute, false)
      return shownDispute(dispute)
    },
  },
}

function chargeIn(world: World, form: Form): Charge {
  const named = textOf(form, 'charge')
  if (named !== undefined) return world.get('charge', named, 'charge')
  const paid = textOf(form, 'payment_intent')
  if (paid === undefined) throw missingParam('payment_intent')
  const { status, latest_charge } = world.get('payment_intent', paid, 'payment_intent')
  if (status !== 'succeeded' || latest_charge === null)
    throw wrongRequest('This PaymentIntent has no successful charge to refund.')
  return world.get('charge', latest_charge)
}
