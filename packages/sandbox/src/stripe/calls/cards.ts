import { attach, methodOfToken, newCard, newToken, shownCard, shownMethod } from '../cards.ts'
import { choiceOf, integerOf, metadataOf, partOf, textOf } from '../form.ts'
import { missingParam, Refusal, wrongRequest } from '../refusal.ts'
import type { Calls } from './call.ts'
import { PAGE } from './call.ts'

export const CARD_CALLS: Calls = {
  'POST /v1/tokens': {
    takes: ['card'],
    isOpen: true,
    answer: ({ world, form }) => {
      const card = partOf(form, 'card')
      if (!card) throw missingParam('card')
      const made = newCard(
        textOf(card, 'number') ?? '',
        integerOf(card, 'exp_month') ?? 0,
        integerOf(card, 'exp_year') ?? 0,
        world.now(),
      )
      if (!/^\d{3,4}$/.test(textOf(card, 'cvc') ?? ''))
        throw new Refusal(402, {
          type: 'card_error',
          code: 'invalid_cvc',
          message: 'Your card’s security code is invalid.',
          param: 'cvc',
        })
      const token = newToken(world, made)
      return { ...token, card: { ...shownCard(made), id: world.newId('card'), object: 'card' } }
    },
  },
  'GET /v1/customers/:id/payment_methods': {
    takes: [...PAGE, 'type'],
    isList: true,
    answer: ({ world, ids: [id = ''] }) =>
      world
        .all('payment_method')
        .filter(({ customer }) => customer === id)
        .map(shownMethod),
  },
  'POST /v1/payment_methods': {
    takes: ['type', 'card', 'metadata', 'billing_details'],
    answer: ({ world, form }) => {
      const card = partOf(form, 'card')
      const token = card && textOf(card, 'token')
      if (choiceOf(form, 'type', ['card']) === undefined) throw missingParam('type')
      if (!token)
        throw new Refusal(402, {
          type: 'invalid_request_error',
          message:
            'Sending credit card numbers directly to the API is generally unsafe. Use a token of the browser’s script.',
        })
      const method = methodOfToken(world, token)
      method.metadata = metadataOf(form)
      return shownMethod(method)
    },
  },
  'GET /v1/payment_methods/:id': {
    takes: [],
    answer: ({ world, ids: [id = ''] }) => shownMethod(world.get('payment_method', id)),
  },
  'POST /v1/payment_methods/:id/attach': {
    takes: ['customer'],
    answer: ({ world, ids: [id = ''], form }) =>
      shownMethod(attach(world, world.get('payment_method', id), textOf(form, 'customer') ?? '')),
  },
  'POST /v1/payment_methods/:id/detach': {
    takes: [],
    answer: ({ world, ids: [id = ''] }) => {
      const method = world.get('payment_method', id)
      if (method.customer === null)
        throw wrongRequest('The payment method you provided is not attached to a customer.')
      for (const customer of world.all('customer'))
        if (customer.invoice_settings.default_payment_method === id)
          customer.invoice_settings.default_payment_method = null
      for (const subscription of world.all('subscription'))
        if (subscription.default_payment_method === id) subscription.default_payment_method = null
      method.customer = null
      world.tell('payment_method.detached', shownMethod(method))
      return shownMethod(method)
    },
  },
}
