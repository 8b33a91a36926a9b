import type { Stripe } from 'stripe'
import type { Payments } from '../payments.ts'
import { ALL, PAGE } from './lists.ts'
import { isRenewal, numbersByPayment, readConfirmation, readInvoice, readReversals } from './wire.ts'

// The owner must confirm it, or somebody else was faster.
const ENDED_OTHERWISE: readonly string[] = ['invoice_payment_intent_requires_action', 'invoice_already_paid']

type Invoices = Pick<Payments, 'openRenewalsOf' | 'payInvoice' | 'invoicesOf' | 'reversalsOf'>

/** What was charged, what is open, and what was refunded. */
export function stripeInvoices(stripe: Stripe): Invoices {
  return {
    openRenewalsOf: async (subscriptionId) => {
      const invoices = stripe.invoices.list({ ...PAGE, subscription: subscriptionId, status: 'open' })
      const open = (await invoices.autoPagingToArray(ALL))
        .filter(isRenewal)
        .map(({ id, created }) => ({ id: id ?? '', createdAt: created }))
      return open.toSorted((one, other) => one.createdAt - other.createdAt)
    },
    payInvoice: async (invoiceId, methodId) => {
      try {
        await stripe.invoices.pay(invoiceId, { payment_method: methodId, off_session: false })
        return null
      } catch (error) {
        if (!ENDED_OTHERWISE.includes((error as { code?: string }).code ?? '')) throw error
        return readConfirmation(
          await stripe.invoices.retrieve(invoiceId, { expand: ['confirmation_secret'] }),
        )
      }
    },
    invoicesOf: async (customerId) => {
      const invoices = stripe.invoices.list({ ...PAGE, customer: customerId })
      return (await invoices.autoPagingToArray(ALL)).map(readInvoice)
    },
    reversalsOf: async (customerId) => {
      const charges = stripe.charges.list({ ...PAGE, customer: customerId, expand: ['data.refunds'] })
      // An amount that was only held and then released was never paid.
      const reversed = (await charges.autoPagingToArray(ALL)).filter(
        ({ captured, amount_refunded, refunds, disputed }) =>
          captured && (amount_refunded > 0 || disputed || (refunds?.data.length ?? 0) > 0),
      )
      if (reversed.length === 0) return []
      const invoices = stripe.invoices.list({ ...PAGE, customer: customerId, expand: ['data.payments'] })
      const numbers = numbersByPayment(await invoices.autoPagingToArray(ALL))
      const each = reversed.map(async (charge) =>
        readReversals(charge, charge.disputed ? await disputesOf(stripe, charge.id) : [], numbers),
      )
      return (await Promise.all(each)).flat()
    },
  }
}

async function disputesOf(stripe: Stripe, chargeId: string): Promise<Stripe.Dispute[]> {
  return stripe.disputes.list({ ...PAGE, charge: chargeId }).autoPagingToArray(ALL)
}
