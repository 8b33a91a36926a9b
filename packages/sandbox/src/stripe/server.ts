import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { keepAtOnce } from '../service/kept.ts'
import { callAt, callNamed, onlyWhatItTakes } from './calls/index.ts'
import type { Objection } from './disputes.ts'
import { closeDispute, newDispute } from './disputes.ts'
import { expanded } from './expand.ts'
import type { Faults } from './faults.ts'
import { answeredBy, newFaults, refusedAsBroken, refusedBy } from './faults.ts'
import { integerOf, listOf, readForm, textOf } from './form.ts'
import type { Form } from './form.ts'
import type { Answer, Keys } from './keys.ts'
import { newKeys, refused } from './keys.ts'
import { cardPage, homePage, invoicePdf, proofPage, provenPage } from './pages.ts'
import { fail, refusedOwner, tryPayment, trySetup } from './payments.ts'
import { Refusal, wrongRequest } from './refusal.ts'
import { newRefund } from './refunds.ts'
import { browserScript } from './script.ts'
import { roll, settle } from './subscriptions.ts'
import type { Receiver, Webhooks } from './webhooks.ts'
import { newWebhooks } from './webhooks.ts'
import type { World } from './world.ts'
import { API_VERSION, newWorld } from './world.ts'

export { FAULTS } from './faults.ts'
export type { Fault } from './faults.ts'
export type { StripeEvent } from './objects.ts'
export { signature } from './webhooks.ts'

export interface Stripe {
  /** `http://127.0.0.1:PORT`, for the API, the browser script and the banks' pages. */
  url: string
  world: World
  faults: Faults
  webhooks: Webhooks
  /** Responses in order: `POST /v1/subscriptions 200`. */
  answered: string[]
  /** What a call would answer, without the network: `POST /v1/subscriptions/:id`. Throws `Refusal`. */
  ask: (call: string, form: Form, ...ids: string[]) => object
  /** The card's owner disputes a charge at their bank. */
  dispute: (chargeId: string, how?: Objection) => void
  /** Does everything that is due by now. */
  roll: () => void
  close: () => Promise<void>
}

export interface StripeOptions {
  secretKey: string
  publishableKey: string
  /** Absent: any free port. */
  port?: number
  webhook?: Receiver
  now?: () => number
  /** Where everything is stored for the next start. Absent: nowhere. */
  file?: string
}

interface Standing
  extends Pick<Stripe, 'world' | 'faults' | 'answered'>, Pick<StripeOptions, 'secretKey' | 'publishableKey'> {
  keys: Keys
  /** Called before each response: what a client was told is never lost. */
  save: () => void
}

/** One Stripe account. */
export async function startStripe({
  secretKey,
  publishableKey,
  port = 0,
  webhook,
  now = Date.now,
  file,
}: StripeOptions): Promise<Stripe> {
  const faults = newFaults()
  const webhooks = newWebhooks(now)
  webhooks.receive(webhook)
  const answered: string[] = []
  const server = createServer((request, response) => {
    void answer(request, response, standing).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const world = newWorld({ origin: url, now, deliver: webhooks.deliver })
  const keys = newKeys(world.now)
  const save = keepAtOnce(file, { world, keys })
  const standing: Standing = { world, faults, answered, secretKey, publishableKey, keys, save }
  return {
    url,
    world,
    faults,
    webhooks,
    answered,
    ask: (call, form, ...ids) => callNamed(call).answer({ world, ids, form }),
    dispute: (chargeId, how = FRAUD) => void newDispute(world, world.get('charge', chargeId), how),
    roll: () => roll(world),
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await webhooks.settled()
    },
  }
}

const DAY_SECONDS = 86_400
const FRAUD: Objection = { reason: 'fraudulent' }

const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST',
}

async function answer(request: IncomingMessage, response: ServerResponse, standing: Standing): Promise<void> {
  const { method = '' } = request
  const { pathname, search, searchParams } = new URL(request.url ?? '', 'http://stripe')
  const body = await text(request)
  roll(standing.world)
  if (pathname.startsWith('/v1/')) {
    if (method === 'OPTIONS') return void response.writeHead(204, OPEN).end()
    return answerCall(request, response, standing, { pathname, form: readForm(body || search.slice(1)) })
  }
  const { world } = standing
  const [, first, id = '', part] = pathname.split('/')
  const isFrame = searchParams.get('frame') === '1'
  if (pathname === '/clock' && method === 'POST') {
    world.moveOn((integerOf(readForm(body), 'days') ?? 0) * DAY_SECONDS)
    roll(world)
    standing.save()
    response.writeHead(303, { location: '/' }).end()
  } else if (pathname === '/money' && method === 'POST') {
    moveMoney(world, readForm(body))
    standing.save()
    response.writeHead(303, { location: '/' }).end()
  } else if (pathname === '/') sendPage(response, homePage(world))
  else if (pathname === '/v3/') {
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' })
    response.end(browserScript(world.origin))
  } else if (pathname === '/js/card') sendPage(response, cardPage())
  else if (first === '3d-secure' && method === 'GET') sendPage(response, proofPage(id, isFrame))
  else if (first === '3d-secure')
    decide(response, standing, { id, isFrame, isAgreed: readForm(body).decision === 'complete' })
  else if (first === 'invoices' && part === 'pdf') {
    const stored = world.objects.get(id)
    if (stored?.object !== 'invoice') return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'application/pdf' })
    response.end(invoicePdf(world, stored))
  } else response.writeHead(404).end()
}

/** Handles a click on the account's page. */
function moveMoney(world: World, form: Form): void {
  const [charge, dispute] = [textOf(form, 'charge'), textOf(form, 'dispute')]
  const how = textOf(form, 'how')
  try {
    if (dispute) closeDispute(world, world.get('dispute', dispute), how === 'won')
    if (!charge) return
    const of = world.get('charge', charge)
    if (how === 'dispute') newDispute(world, of, FRAUD)
    else
      newRefund(world, of, how === 'half' ? { amount: Math.ceil((of.amount - of.amount_refunded) / 2) } : {})
  } catch (error) {
    // It is no longer possible. The page shows the current state.
    if (!(error instanceof Refusal)) throw error
  }
}

function sendPage(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(html)
}

/** Handles a click on the bank's page. */
function decide(
  response: ServerResponse,
  { world, save }: Standing,
  { id, isFrame, isAgreed }: { id: string; isFrame: boolean; isAgreed: boolean },
): void {
  const intent = world.objects.get(id)
  if (intent?.object !== 'payment_intent' && intent?.object !== 'setup_intent')
    return void response.writeHead(404).end()
  const back = intent.next_action?.redirect_to_url.return_url ?? null
  if (intent.status === 'requires_action') {
    if (intent.object === 'setup_intent') {
      if (isAgreed) trySetup(world, intent, { isProven: true })
      else {
        intent.status = 'requires_payment_method'
        intent.next_action = null
        intent.last_setup_error = refusedOwner()
      }
    } else if (isAgreed) tryPayment(world, intent, (tried) => settle(world, tried), { isProven: true })
    else fail(world, intent, (tried) => settle(world, tried), refusedOwner())
  }
  save()
  if (isFrame || back === null) return sendPage(response, provenPage())
  const to = new URL(back)
  to.searchParams.set(intent.object, intent.id)
  to.searchParams.set(`${intent.object}_client_secret`, intent.client_secret)
  to.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed')
  response.writeHead(302, { location: to.href }).end()
}

function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  standing: Standing,
  { pathname, form }: { pathname: string; form: Form },
): void {
  const found = callAt(request.method ?? '', pathname)
  const fault = found && standing.faults.take(found.key)
  response.once('finish', () => standing.answered.push(`${found?.key ?? pathname} ${response.statusCode}`))
  for (const [name, value] of Object.entries(OPEN)) response.setHeader(name, value)
  if (refusedBy(fault, response)) return
  const work = () =>
    fault === 'broken' ? refused(refusedAsBroken()) : perform(request, standing, found, form, pathname)
  const key = request.headers['idempotency-key']
  const { status, body, isReplayed } =
    typeof key === 'string' && request.method === 'POST'
      ? standing.keys.onceFor(key, JSON.stringify([pathname, form]), work)
      : { ...work(), isReplayed: false }
  standing.save()
  if (answeredBy(fault, response, body)) return
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': `req_${randomUUID().slice(0, 8)}`,
    'stripe-version': API_VERSION,
    ...(isReplayed && { 'idempotent-replayed': 'true' }),
    // A repeat would get the same response.
    ...(status >= 500 && { 'stripe-should-retry': 'false' }),
  })
  response.end(body)
}

function perform(
  request: IncomingMessage,
  { world, secretKey, publishableKey }: Standing,
  found: ReturnType<typeof callAt>,
  form: Form,
  pathname: string,
): Answer {
  try {
    if (!found)
      throw new Refusal(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${pathname}).`,
      })
    const key = request.headers.authorization?.replace(/^Bearer /, '')
    const isTold = key === secretKey || (found.call.isOpen && key === publishableKey)
    if (!isTold)
      throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    const version = request.headers['stripe-version']
    if (version !== undefined && version !== API_VERSION)
      throw wrongRequest(`The stand-in speaks ${API_VERSION}; asked for ${String(version)}`)
    onlyWhatItTakes(found.call, form)
    const made = found.call.answer({ world, ids: found.ids, form })
    const paths = (listOf(form, 'expand') ?? []).map(String)
    if (!found.call.isList) return sent(expanded(world, made, paths))
    const list = pageOf(made as { id: string }[], form, pathname)
    return sent(
      expanded(
        world,
        list,
        paths.filter((path) => path !== 'data.tiers'),
      ),
    )
  } catch (error) {
    if (error instanceof Refusal) return refused(error)
    throw error
  }
}

function pageOf(all: readonly { id: string }[], form: Form, url: string): object {
  const limit = integerOf(form, 'limit') ?? 10
  if (limit < 1 || limit > 100) throw wrongRequest('Invalid limit: expected 1 to 100', 'limit')
  const after = textOf(form, 'starting_after')
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  return { object: 'list', data: all.slice(from, from + limit), has_more: all.length > from + limit, url }
}

function sent(body: object): Answer {
  return { status: 200, body: JSON.stringify(body) }
}
