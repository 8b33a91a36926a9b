import { flagOf, textOf } from '../form.ts'
import { payInvoice, voidInvoice } from '../invoices.ts'
import { shownInvoice } from '../shown-invoice.ts'
import type { Invoice } from '../objects.ts'
import { shownPayment } from '../payments.ts'
import { Refusal } from '../refusal.ts'
import { previewInvoice } from '../preview.ts'
import { settle } from '../subscriptions.ts'
import type { Calls } from './call.ts'
import { PAGE } from './call.ts'

export const INVOICE_CALLS: Calls = {
  'GET /v1/invoices': {
    takes: [...PAGE, 'customer', 'subscription', 'status'],
    isList: true,
    answer: ({ world, form }) => {
      const [customer, status] = [textOf(form, 'customer'), textOf(form, 'status')]
      const subscription = textOf(form, 'subscription')
      return world
        .all('invoice')
        .filter((one) => customer === undefined || one.customer === customer)
        .filter((one) => subscription === undefined || one.subscription === subscription)
        .filter((one) => status === undefined || one.status === status)
        .map((one) => shownInvoice(world, one))
    },
  },
  'GET /v1/invoices/:id': {
    takes: [],
    answer: ({ world, ids: [id = ''] }) => shownInvoice(world, world.get('invoice', id)),
  },
  'POST /v1/invoices/create_preview': {
    takes: ['customer', 'subscription', 'subscription_details', 'discounts', 'currency'],
    answer: ({ world, form }) => previewInvoice(world, form),
  },
  'POST /v1/invoices/:id/pay': {
    takes: ['payment_method', 'off_session'],
    answer: ({ world, ids: [id = ''], form }) => {
      const invoice = world.get('invoice', id)
      payInvoice(world, invoice, (tried) => settle(world, tried), {
        offSession: flagOf(form, 'off_session') ?? true,
        method: textOf(form, 'payment_method'),
      })
      if (invoice.status !== ('paid' as Invoice['status'])) {
        const payment = world.get('payment_intent', invoice.payment_intent ?? '')
        const failure = payment.last_payment_error ?? {
          type: 'invalid_request_error',
          code: 'invoice_payment_intent_requires_action',
          message: 'This payment requires additional user action before it can be completed.',
        }
        throw new Refusal(402, { ...failure, payment_intent: shownPayment(payment) })
      }
      return shownInvoice(world, invoice)
    },
  },
  'POST /v1/invoices/:id/void': {
    takes: [],
    answer: ({ world, ids: [id = ''] }) => {
      const invoice = world.get('invoice', id)
      voidInvoice(world, invoice)
      return shownInvoice(world, invoice)
    },
  },
}
