import type { Form } from '../form.ts'
import { choiceOf, integerOf, listOf, metadataOf, partOf, textOf } from '../form.ts'
import type { Customer } from '../objects.ts'
import { missingParam, wrongRequest } from '../refusal.ts'
import { cancelSubscription } from '../subscriptions.ts'
import type { World } from '../world.ts'
import { kept } from '../world.ts'
import type { Calls } from './call.ts'
import { PAGE } from './call.ts'

const CUSTOMER = [
  'name',
  'email',
  'phone',
  'description',
  'address',
  'metadata',
  'invoice_settings',
  'tax_exempt',
  'preferred_locales',
]

export const CUSTOMER_CALLS: Calls = {
  'POST /v1/customers': {
    takes: CUSTOMER,
    answer: ({ world, form }) => shownCustomer(newCustomer(world, form)),
  },
  'GET /v1/customers/:id': {
    takes: [],
    answer: ({ world, ids: [id = ''] }) => shownCustomer(world.get('customer', id)),
  },
  'POST /v1/customers/:id': {
    takes: CUSTOMER,
    answer: ({ world, ids: [id = ''], form }) => {
      const customer = putCustomer(world, livingCustomer(world, id), form)
      world.tell('customer.updated', shownCustomer(customer))
      return shownCustomer(customer)
    },
  },
  'DELETE /v1/customers/:id': {
    takes: [],
    answer: ({ world, ids: [id = ''] }) => {
      const customer = livingCustomer(world, id)
      for (const one of world.all('subscription'))
        if (one.customer === id && one.ended_at === null) cancelSubscription(world, one)
      customer.deleted = true
      return shownCustomer(customer)
    },
  },
  'GET /v1/customers/:id/tax_ids': {
    takes: PAGE,
    isList: true,
    answer: ({ world, ids: [id = ''] }) => world.all('tax_id').filter(({ customer }) => customer === id),
  },
  'POST /v1/customers/:id/tax_ids': {
    takes: ['type', 'value'],
    answer: ({ world, ids: [id = ''], form }) => {
      const customer = livingCustomer(world, id)
      const value = textOf(form, 'value') ?? ''
      if (choiceOf(form, 'type', ['eu_vat', 'gb_vat']) === undefined) throw missingParam('type')
      if (!/^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(value))
        throw wrongRequest(`Invalid value for eu_vat: ${value}.`, 'value', 'tax_id_invalid')
      const { metadata: _none, ...rest } = kept(world, 'txi')
      return world.add({
        ...rest,
        object: 'tax_id',
        country: value.slice(0, 2),
        customer: customer.id,
        customer_account: null,
        owner: { type: 'customer', customer: customer.id, customer_account: null },
        type: 'eu_vat',
        value,
        verification: { status: 'pending', verified_address: null, verified_name: null },
      })
    },
  },
  'POST /v1/customers/:id/balance_transactions': {
    takes: ['amount', 'currency', 'description', 'metadata'],
    answer: ({ world, ids: [id = ''], form }) => {
      const customer = livingCustomer(world, id)
      const amount = integerOf(form, 'amount')
      if (amount === undefined) throw missingParam('amount')
      if (choiceOf(form, 'currency', ['usd']) === undefined) throw missingParam('currency')
      customer.balance += amount
      return {
        ...kept(world, 'cbtxn'),
        object: 'customer_balance_transaction',
        amount,
        checkout_session: null,
        credit_note: null,
        currency: 'usd',
        customer: customer.id,
        customer_account: null,
        description: textOf(form, 'description') ?? null,
        ending_balance: customer.balance,
        invoice: null,
        type: 'adjustment',
      }
    },
  },
  'DELETE /v1/customers/:id/tax_ids/:other': {
    takes: [],
    answer: ({ world, ids: [, other = ''] }) => {
      const { id } = world.get('tax_id', other)
      world.remove(id)
      return { id, object: 'tax_id', deleted: true }
    },
  },
}

function livingCustomer(world: World, id: string): Customer {
  const customer = world.get('customer', id)
  if (customer.deleted) throw wrongRequest(`No such customer: '${id}'`, 'id', 'resource_missing')
  return customer
}

function putCustomer(world: World, customer: Customer, form: Form): Customer {
  for (const name of ['name', 'email', 'phone', 'description'] as const)
    if (name in form) customer[name] = textOf(form, name) ?? null
  if ('address' in form) customer.address = (partOf(form, 'address') ?? null) as Record<string, string> | null
  if ('preferred_locales' in form)
    customer.preferred_locales = (listOf(form, 'preferred_locales') ?? []).map(String)
  Object.assign(customer.metadata, metadataOf(form))
  customer.tax_exempt = choiceOf(form, 'tax_exempt', ['none', 'exempt', 'reverse']) ?? customer.tax_exempt
  const settings = partOf(form, 'invoice_settings')
  if (settings && 'default_payment_method' in settings) {
    const id = textOf(settings, 'default_payment_method') ?? null
    if (id !== null && world.get('payment_method', id).customer !== customer.id)
      throw wrongRequest('The customer does not have a payment method with this ID.', 'invoice_settings')
    customer.invoice_settings.default_payment_method = id
  }
  return customer
}

function newCustomer(world: World, form: Form): Customer {
  return putCustomer(
    world,
    world.add({
      ...kept(world, 'cus'),
      object: 'customer',
      name: null,
      email: null,
      phone: null,
      description: null,
      address: null,
      balance: 0,
      currency: 'usd',
      default_source: null,
      delinquent: false,
      shipping: null,
      invoice_settings: {
        default_payment_method: null,
        custom_fields: null,
        footer: null,
        rendering_options: null,
      },
      tax_exempt: 'none',
      preferred_locales: [],
    }),
    form,
  )
}

function shownCustomer(customer: Customer): object {
  const { id, deleted } = customer
  return deleted ? { id, object: 'customer', deleted } : { ...customer, discount: null, test_clock: null }
}
