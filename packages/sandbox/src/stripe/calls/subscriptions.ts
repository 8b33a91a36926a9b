import { textOf } from '../form.ts'
import { Refusal } from '../refusal.ts'
import { cancelSubscription, createSubscription, updateSubscription } from '../subscriptions.ts'
import { shownSubscription } from '../shown-subscription.ts'
import type { Calls } from './call.ts'
import { PAGE } from './call.ts'

const SUBSCRIPTION = [
  'items',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'discounts',
  'default_tax_rates',
  'default_payment_method',
  'metadata',
  'off_session',
  'cancel_at_period_end',
  'cancellation_details',
]

export const SUBSCRIPTION_CALLS: Calls = {
  'POST /v1/subscriptions': {
    takes: [...SUBSCRIPTION, 'customer', 'trial_end', 'description', 'billing_mode'],
    answer: ({ world, form }) => shownSubscription(world, createSubscription(world, form)),
  },
  'GET /v1/subscriptions': {
    takes: [...PAGE, 'customer', 'status', 'price'],
    isList: true,
    answer: ({ world, form }) => {
      const [customer, status] = [textOf(form, 'customer'), textOf(form, 'status')]
      return world
        .all('subscription')
        .filter((one) => customer === undefined || one.customer === customer)
        .filter((one) => status === 'all' || (status ? one.status === status : one.ended_at === null))
        .map((one) => shownSubscription(world, one))
    },
  },
  'GET /v1/subscriptions/:id': {
    takes: [],
    answer: ({ world, ids: [id = ''] }) => shownSubscription(world, world.get('subscription', id)),
  },
  'POST /v1/subscriptions/:id': {
    takes: [...SUBSCRIPTION, 'trial_end', 'proration_date'],
    answer: ({ world, ids: [id = ''], form }) =>
      shownSubscription(world, updateSubscription(world, world.get('subscription', id), form)),
  },
  'DELETE /v1/subscriptions/:id': {
    takes: ['prorate', 'invoice_now', 'cancellation_details'],
    answer: ({ world, ids: [id = ''] }) => {
      const subscription = world.get('subscription', id)
      if (subscription.ended_at !== null)
        throw new Refusal(404, {
          type: 'invalid_request_error',
          code: 'resource_missing',
          message: `No such subscription: '${id}'`,
          param: 'id',
        })
      return shownSubscription(world, cancelSubscription(world, subscription))
    },
  },
}
