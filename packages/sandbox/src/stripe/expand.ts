import { shownMethod } from './cards.ts'
import { shownCharge, shownRefund } from './charges.ts'
import { shownDispute } from './disputes.ts'
import { shownInvoice } from './shown-invoice.ts'
import { shownPayment } from './payments.ts'
import { shownSubscription } from './shown-subscription.ts'
import type { Stored } from './objects.ts'
import type { World } from './world.ts'

type Shown = Record<string, unknown>

/** Fields that are only sent on request. https://docs.stripe.com/api/expanding_objects */
const ASKED_FOR: Readonly<Record<string, readonly string[]>> = {
  charge: ['refunds'],
  coupon: ['applies_to'],
  invoice: ['confirmation_secret', 'payments'],
}

function shown(world: World, object: Stored): object {
  switch (object.object) {
    case 'charge':
      return shownCharge(world, object)
    case 'dispute':
      return shownDispute(object)
    case 'refund':
      return shownRefund(object)
    case 'invoice':
      return shownInvoice(world, object)
    case 'payment_intent':
      return shownPayment(object)
    case 'payment_method':
      return shownMethod(object)
    case 'subscription':
      return shownSubscription(world, object)
    case 'discount': {
      const { timesUsed: _timesUsed, ...sent } = object
      return {
        ...sent,
        checkout_session: null,
        customer_account: null,
        invoice: null,
        invoice_item: null,
        subscription_item: null,
      }
    }
    default:
      return object
  }
}

/** Replaces the named ids by their objects, and removes fields that were not requested. */
export function expanded(world: World, answer: object, paths: readonly string[]): object {
  const copy = structuredClone(answer) as Shown
  const asked = paths.map((path) => path.split('.'))
  for (const path of asked) expandAt(world, copy, path)
  strip(copy, asked)
  return copy
}

function expandAt(world: World, at: Shown, [name = '', ...rest]: readonly string[]): void {
  const value = at[name]
  if (Array.isArray(value)) {
    at[name] = value.map((item) => {
      const found = read(world, item)
      if (rest.length > 0) expandAt(world, found as Shown, rest)
      return found
    })
    return
  }
  at[name] = read(world, value)
  if (rest.length > 0 && at[name] !== null && typeof at[name] === 'object')
    expandAt(world, at[name] as Shown, rest)
}

function read(world: World, value: unknown): unknown {
  const stored = typeof value === 'string' ? world.objects.get(value) : undefined
  return stored ? structuredClone(shown(world, stored)) : value
}

function strip(at: unknown, asked: readonly (readonly string[])[]): void {
  if (Array.isArray(at)) for (const item of at) strip(item, asked)
  else if (at !== null && typeof at === 'object') {
    const object = at as Shown
    for (const name of ASKED_FOR[String(object.object)] ?? [])
      if (!asked.some((path) => path[0] === name)) delete object[name]
    for (const [name, value] of Object.entries(object)) {
      const below = asked.filter(([first]) => first === name).map((path) => path.slice(1))
      strip(value, Array.isArray(value) || name === 'data' ? asked.map((path) => path.slice(1)) : below)
    }
  }
}
