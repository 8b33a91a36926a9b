import type { Invoice, Line } from './objects.ts'
import type { World } from './world.ts'

/** An invoice in Stripe's format. */
export function shownInvoice(world: World, invoice: Invoice): object {
  const customer = world.get('customer', invoice.customer)
  const {
    lines,
    period,
    payment_intent: _payment,
    paid_at,
    voided_at,
    tax_rates,
    discount,
    tax,
    ...sent
  } = invoice
  const address = `${world.origin}/invoices/${invoice.id}`
  const secret = invoice.confirmation_secret
  return {
    ...without(sent, ['subscription', 'customer_tax_id', 'tax_rates']),
    account_country: 'US',
    account_name: 'Sandbox',
    account_tax_ids: null,
    amount_overpaid: 0,
    amount_remaining: invoice.amount_due - invoice.amount_paid,
    amount_shipping: 0,
    application: null,
    attempted: invoice.attempt_count > 0,
    auto_advance: invoice.status === 'open',
    automatic_tax: { enabled: false, disabled_reason: null, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    collection_method: 'charge_automatically',
    confirmation_secret: secret && { client_secret: secret, type: 'payment_intent' },
    currency: 'usd',
    custom_fields: null,
    customer_account: null,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_shipping: null,
    customer_tax_ids: invoice.customer_tax_id ? [{ type: 'eu_vat', value: invoice.customer_tax_id }] : [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: tax_rates.map((id) => world.get('tax_rate', id)),
    description: null,
    due_date: null,
    effective_at: invoice.created,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${address}/hosted`,
    invoice_pdf: `${address}/pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: lines.map((line) => shownLine(invoice, line)),
      has_more: false,
      url: `/v1/invoices/${invoice.id}/lines`,
    },
    on_behalf_of: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription: invoice.subscription },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    payments: shownPayments(invoice),
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    status_transitions: {
      finalized_at: invoice.created,
      marked_uncollectible_at: null,
      paid_at,
      voided_at,
    },
    subtotal_excluding_tax: invoice.subtotal,
    test_clock: null,
    total_discount_amounts: invoice.discounts.map((id, index) => ({
      amount: index === 0 ? discount : 0,
      discount: id,
    })),
    total_excluding_tax: invoice.total - tax,
    total_pretax_credit_amounts: null,
    total_taxes: shownTaxes(invoice),
    webhooks_delivered_at: null,
  }
}

function shownPayments(invoice: Invoice): object {
  const { payment_intent, paid_at, voided_at } = invoice
  return {
    object: 'list',
    data: payment_intent
      ? [
          {
            id: `inpay_${invoice.id.slice(3)}`,
            object: 'invoice_payment',
            amount_paid: invoice.amount_paid || null,
            amount_requested: invoice.amount_due,
            created: invoice.created,
            currency: 'usd',
            invoice: invoice.id,
            is_default: true,
            livemode: false,
            payment: { type: 'payment_intent', payment_intent },
            status: invoice.status === 'void' ? 'canceled' : invoice.status,
            status_transitions: { canceled_at: voided_at, paid_at },
          },
        ]
      : [],
    has_more: false,
    url: `/v1/invoice_payments?invoice=${invoice.id}`,
  }
}

function shownTaxes({ tax_rates, tax, subtotal, discount }: Invoice): object[] {
  return tax_rates.map((id, index) => ({
    amount: index === 0 ? tax : 0,
    tax_behavior: 'exclusive',
    tax_rate_details: { tax_rate: id },
    taxability_reason: 'not_available',
    taxable_amount: subtotal - discount,
    type: 'tax_rate_details',
  }))
}

export function shownLine(
  { id: invoice, subscription }: Pick<Invoice, 'id' | 'subscription'>,
  line: Line,
): object {
  const { price, isProration, discount, period, taxRates: _taxRates, ...sent } = line
  return {
    ...sent,
    object: 'line_item',
    currency: 'usd',
    discount_amounts: discount === 0 ? [] : [{ amount: discount, discount: 'di_sandbox' }],
    discountable: !isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: { credited_items: null },
        subscription,
        subscription_item: 'si_sandbox',
      },
    },
    period,
    pretax_credit_amounts: null,
    pricing: { type: 'price_details', price_details: { price, product: '' }, unit_amount_decimal: null },
    quantity_decimal: String(line.quantity),
    subscription,
    subtotal: line.amount,
    taxes: null,
  }
}

function without(from: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)))
}
