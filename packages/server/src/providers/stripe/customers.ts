import { CURRENCY } from '@scheduling/domain/pricing'
import { Stripe } from 'stripe'
import type { Payments } from '../payments.ts'
import { ALL, PAGE } from './lists.ts'
import { once } from './once.ts'

type Customers = Pick<
  Payments,
  'createCustomer' | 'hasCustomer' | 'deleteCustomer' | 'putPayer' | 'putTaxId' | 'dropCredit'
>

/** Customers, and what their invoices say about them. */
export function stripeCustomers(stripe: Stripe): Customers {
  return {
    createCustomer: async ({ email, name, language, hostId }, key) => {
      const given = { email, name, preferred_locales: [language], metadata: { host_id: hostId } }
      return (await once(key, async (options) => stripe.customers.create(given, options))).id
    },
    hasCustomer: async (customerId) => {
      try {
        return !(await stripe.customers.retrieve(customerId)).deleted
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return false
        throw error
      }
    },
    deleteCustomer: async (customerId) => {
      await stripe.customers.del(customerId)
    },
    putPayer: async (customerId, { email, name, language, phone, address }) => {
      await stripe.customers.update(customerId, {
        email,
        name,
        phone,
        preferred_locales: [language],
        address: address
          ? {
              line1: address.line1,
              line2: address.line2,
              city: address.city,
              postal_code: address.postalCode,
              country: address.country,
            }
          : '',
      })
    },
    putTaxId: async (customerId, taxId, isReversed) => {
      const known = await stripe.customers.listTaxIds(customerId, PAGE).autoPagingToArray(ALL)
      for (const { id, value } of known)
        if (value !== taxId) await stripe.customers.deleteTaxId(customerId, id)
      if (taxId !== null && !known.some(({ value }) => value === taxId))
        await stripe.customers.createTaxId(customerId, { type: 'eu_vat', value: taxId })
      await stripe.customers.update(customerId, { tax_exempt: isReversed ? 'reverse' : 'none' })
    },
    dropCredit: async (customerId, most) => {
      const customer = await stripe.customers.retrieve(customerId)
      const credit = customer.deleted ? 0 : Math.min(most, -customer.balance)
      if (credit > 0)
        await stripe.customers.createBalanceTransaction(customerId, {
          amount: credit,
          currency: CURRENCY,
          description: 'Taken back by a bank',
        })
    },
  }
}
