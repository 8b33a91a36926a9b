import type { Invoice } from './objects.ts'
import { pdfOf } from './pdf.ts'
import type { World } from './world.ts'

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:30rem;margin:10vh auto;padding:0 1rem;color:#1b2430;background:#fff}small{color:#4a5563}button{font:inherit;padding:.6rem 1.2rem;border-radius:8px;border:1px solid #8a94a3;background:#fff;color:inherit;min-height:44px}button[value=complete]{background:#0064b5;border-color:#0064b5;color:#fff}table{border-collapse:collapse}td{padding:.2rem .8rem .2rem 0}'

export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style>${body}</html>`
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)
}

/** The page where a card's owner accepts or rejects a payment. */
export function proofPage(id: string, isFrame: boolean): string {
  return page(
    'Sandbox: 3D Secure',
    `<small>This is a stand-in on this machine, not your bank.</small><h1>3D Secure 2 test page</h1>
<p>Is it you who pays?</p><form method="post" action="/3d-secure/${escaped(id)}${isFrame ? '?frame=1' : ''}">
<p><button name="decision" value="complete">Complete</button> <button name="decision" value="fail">Fail</button></p></form>`,
  )
}

/** In a frame: tells any page around it, because the message reveals nothing. */
export function provenPage(): string {
  return page(
    'Sandbox: 3D Secure',
    '<p>Thank you.</p><script>parent.postMessage({ type: "3d-secure" }, "*")</script>',
  )
}

/** The card fields, only on this origin. */
export function cardPage(): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Card</title>
<style>*{box-sizing:border-box}body{margin:0;font:16px/1.4 system-ui,sans-serif;background:transparent}form{display:flex;flex-wrap:wrap;gap:8px}
input{font:inherit;min-height:40px;padding:0 10px;border:1px solid #8a94a3;border-radius:8px;min-width:0;background:#fff;color:#1b2430}
input[name=number]{flex:1 0 100%}input[name=exp],input[name=cvc]{flex:1 1 40%}input:focus{outline:2px solid #0090ff;outline-offset:-1px}</style>
<form><input name="number" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" aria-label="Credit or debit card number">
<input name="exp" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" aria-label="Credit or debit card expiration date">
<input name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" aria-label="Credit or debit card CVC/CVV"></form>
<script>
const key = new URLSearchParams(location.search).get('key')
const form = document.forms[0]
const tell = (data) => parent.postMessage(data, '*')
const read = () => {
  const [month = '', year = ''] = form.exp.value.split('/').map((part) => part.trim())
  return { number: form.number.value.replace(/\\s/g, ''), month, year, cvc: form.cvc.value.trim() }
}
const isWhole = ({ number, month, year, cvc }) => number.length >= 13 && month && year && cvc.length >= 3
form.addEventListener('input', (event) => {
  if (event.target === form.exp && /^\\d{4}$/.test(form.exp.value)) form.exp.value = form.exp.value.slice(0, 2) + ' / ' + form.exp.value.slice(2)
  const card = read()
  tell({ type: 'change', change: { complete: Boolean(isWhole(card)), empty: !card.number && !card.month && !card.cvc, error: undefined, brand: 'unknown' } })
})
// On whatever the page around it is drawn: the letters' color is all that it says.
const dress = ({ color, fontFamily }) => {
  for (const field of form.elements) Object.assign(field.style, { color, fontFamily, background: 'transparent' })
}
form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('focusin', () => tell({ type: 'focus' }))
form.addEventListener('focusout', () => tell({ type: 'blur' }))
addEventListener('message', async ({ data, source }) => {
  if (source !== parent) return
  if (data.type === 'focus') form.number.focus()
  if (data.type === 'clear') form.reset()
  if (data.type === 'style') dress(data.style.base || {})
  if (data.type !== 'token') return
  const { number, month, year, cvc } = read()
  if (!number) return tell({ type: 'tokened', error: { type: 'validation_error', code: 'incomplete_number', message: 'Your card number is incomplete.' } })
  const response = await fetch('/v1/tokens', {
    method: 'POST',
    headers: { authorization: 'Bearer ' + key, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ 'card[number]': number, 'card[exp_month]': month, 'card[exp_year]': year, 'card[cvc]': cvc }),
  })
  const body = await response.json()
  tell({ type: 'tokened', token: response.ok ? body : undefined, error: response.ok ? undefined : body.error })
})
tell({ type: 'ready' })
</script></html>`
}

const MOVES = [
  ['full', 'Refund'],
  ['half', 'Refund half'],
  ['dispute', 'Dispute'],
] as const
const ENDS = [
  ['won', 'Won'],
  ['lost', 'Lost'],
] as const

/** Shows who owes what, and the stand-in's clock, which runs as long as it does. */
export function homePage(world: World): string {
  const rows = world
    .all('invoice')
    .map(
      ({ number, status, total, customer }) =>
        `<tr><td>${number}</td><td>${escaped(world.get('customer', customer).email ?? customer)}</td><td>${money(total)}</td><td>${status}</td></tr>`,
    )
  const charges = world
    .all('charge')
    .filter(({ captured }) => captured)
    .map(({ id, amount, amount_refunded, customer, disputed }) => {
      const owner = customer === null ? null : world.get('customer', customer).email
      const possible = MOVES.filter(([how]) => how !== 'dispute' || !disputed)
      const choices = amount_refunded < amount ? possible : []
      const back = amount_refunded > 0 ? `${money(amount_refunded)} back` : ''
      return `<tr><td>${escaped(owner ?? id)}</td><td>${money(amount)}</td><td>${back}</td><td>${moves('charge', id, choices)}</td></tr>`
    })
  const disputes = world.all('dispute').map(({ id, amount, status }) => {
    const isOpen = ['needs_response', 'under_review', 'warning_needs_response'].includes(status)
    return `<tr><td>${money(amount)}</td><td>${status}</td><td>${isOpen ? moves('dispute', id, ENDS) : ''}</td></tr>`
  })
  return page(
    'Sandbox: payments',
    `<small>This is a stand-in on this machine, not Stripe. Nothing is charged.</small><h1>Invoices</h1><table>${rows.join('')}</table>
<h2>Payments</h2><table>${charges.join('')}</table>
<h2>Disputes</h2><table>${disputes.join('')}</table>
<h2>Clock</h2><p>It is ${new Date(world.now() * 1_000).toISOString().slice(0, 10)} here: what has to be paid or ends until then has been.</p>
<form method="post" action="/clock"><button name="days" value="31">A month later</button> <button name="days" value="366">A year later</button></form>`,
  )
}

function moves(name: string, id: string, choices: readonly (readonly string[])[]): string {
  const buttons = choices.map(([how, label]) => `<button name="how" value="${how}">${label}</button>`)
  return `<form method="post" action="/money"><input type="hidden" name="${name}" value="${escaped(id)}">${buttons.join(' ')}</form>`
}

export function invoicePdf(world: World, invoice: Invoice): Buffer {
  const customer = world.get('customer', invoice.customer)
  const { line1, line2, postal_code, city, country } = customer.address ?? {}
  const taxes = invoice.tax_rates.map((id) => world.get('tax_rate', id))
  return pdfOf([
    `Invoice ${invoice.number}`,
    `Date ${new Date(invoice.created * 1_000).toISOString().slice(0, 10)}`,
    'From a stand-in on one machine; nothing was charged.',
    '',
    ...[customer.name, customer.email, line1, line2, [postal_code, city].filter(Boolean).join(' '), country]
      .filter((line) => Boolean(line))
      .map(String),
    ...(invoice.customer_tax_id ? [`Tax id ${invoice.customer_tax_id}`] : []),
    '',
    ...invoice.lines.map(({ description, amount }) => `${description}   ${money(amount)}`),
    `Subtotal   ${money(invoice.subtotal)}`,
    ...(invoice.discount === 0 ? [] : [`Discount   ${money(-invoice.discount)}`]),
    ...taxes.map(({ display_name, percentage }) => `${display_name} ${percentage} %   ${money(invoice.tax)}`),
    ...(invoice.customer_tax_exempt === 'reverse' ? ['Tax to be paid on reverse charge basis'] : []),
    `Total   ${money(invoice.total)}`,
    ...(invoice.amount_due === invoice.total
      ? []
      : [`Credit   ${money(invoice.amount_due - invoice.total)}`, `Due   ${money(invoice.amount_due)}`]),
    `Paid   ${money(invoice.amount_paid)}`,
  ])
}

function money(cents: number): string {
  return `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`
}
