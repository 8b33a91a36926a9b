import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { answerDiary } from '../service/diary.ts'
import type { Entries } from '../service/entries.ts'
import type { Fault, Refusal } from '../service/faults.ts'
import { guarded, newFaults } from '../service/faults.ts'
import { keepIn } from '../service/kept.ts'
import type { Called } from '../service/listen.ts'
import { listen } from '../service/listen.ts'
import { newPlace } from '../service/place.ts'
import type { Endpoint } from './diary.ts'
import { diaryOf } from './diary.ts'
import type { Mailbox } from './mailboxes.ts'
import { newMailbox, ownerOf, userAt } from './mailboxes.ts'
import { isProven, ntlmChallenge, ntlmStep } from './ntlm.ts'
import type { ExchangeEvent } from './event.ts'
import { ServiceError } from './refusal.ts'

export interface Exchange {
  /** `http://127.0.0.1:PORT` */
  url: string
  user: string
  domain: string
  password: string
  events: Entries<ExchangeEvent>
  /** With those of colleagues. User names choose among them. */
  mailboxes: readonly Mailbox[]
  fails: (what: Endpoint, fault: Fault, times?: number) => void
  works: () => void
  /** Like an administrator: the old password stops working. */
  changePassword: () => void
  /** Whether a call is waiting for a response that never comes. */
  isHanging: () => boolean
  /** Responses in order: `FindItem 200`. */
  answered: string[]
  close: () => Promise<void>
}

const WRITING = ['CreateItem', 'UpdateItem', 'DeleteItem']
const PLACE = '/EWS/Exchange.asmx'
const ACTION = 'http://schemas.microsoft.com/exchange/services/2006/messages/'
const BACK_OFF_MS = 30_000

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
})

export interface ExchangeOptions {
  ways?: readonly ('NTLM' | 'Basic')[]
  /** Of everybody. */
  password?: string
  /** Addresses of people with further mailboxes. */
  colleagues?: readonly string[]
  now?: () => number
  /** A file for its data and its port. Absent: both end with the process. */
  file?: string | undefined
}

/** Mailboxes on a self-hosted Exchange server. https://learn.microsoft.com/exchange/client-developer/ */
export async function startExchange({
  ways = ['NTLM', 'Basic'],
  password = 'Pa$$wörd',
  colleagues = [],
  now = Date.now,
  file,
}: ExchangeOptions = {}): Promise<Exchange> {
  const kept = { changed: () => {} }
  const onChange = () => kept.changed()
  const first = newMailbox('noor', password, onChange)
  const others = colleagues.map((email) => newMailbox(userAt(email), password, onChange))
  const mailboxes = [first, ...others]
  const place = newPlace()
  const eventsOfOthers = others.map(({ user, events }) => [`events of ${user}`, events] as const)
  kept.changed = keepIn(file, { place, events: first.events, ...Object.fromEntries(eventsOfOthers) })
  const faults = newFaults<Endpoint>()
  const answered: string[] = []
  const diary = diaryOf(mailboxes, faults)
  // The sign-in belongs to the connection.
  const nonces = new WeakMap<Socket, Buffer>()
  let proven = new WeakMap<Socket, Mailbox>()

  /** Whose credentials come along. Undefined: nobody's yet. */
  function callerIn({ headers, socket }: Called, response: ServerResponse): Mailbox | undefined {
    const { authorization } = headers
    const basic = /^Basic (.+)$/.exec(authorization ?? '')?.[1]
    if (basic && ways.includes('Basic')) return ownerOf(mailboxes, basic)
    if (authorization === undefined) return proven.get(socket)
    const step = ways.includes('NTLM') ? ntlmStep(authorization) : { kind: 'none' as const }
    if (step.kind === 'hello') {
      const { header, nonce } = ntlmChallenge(now())
      nonces.set(socket, nonce)
      response.setHeader('www-authenticate', header)
      return undefined
    }
    const nonce = nonces.get(socket)
    nonces.delete(socket)
    if (step.kind !== 'proof' || !nonce) return undefined
    const caller = mailboxes.find((one) => isProven(step.message, nonce, one))
    if (caller) proven.set(socket, caller)
    return caller
  }

  async function answer(called: Called, response: ServerResponse): Promise<void> {
    if (called.path === '/') return answerDiary(diary, called, response)
    if (called.method !== 'POST' || called.path !== PLACE) return void response.writeHead(404).end()
    const caller = callerIn(called, response)
    if (!caller) {
      if (!response.hasHeader('www-authenticate'))
        response.setHeader('www-authenticate', [
          'Negotiate',
          ...ways.map((way) => (way === 'Basic' ? 'Basic realm="x"' : way)),
        ])
      return void response.writeHead(401).end()
    }
    const operation = operationIn(called)
    if (operation instanceof ServiceError) return fault(response, operation)
    const endpoint = WRITING.includes(operation.name) ? 'writing' : 'reading'
    const work = () => {
      try {
        sendBody(response, 200, caller.service(operation.name, operation.asked))
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        fault(response, error)
      }
    }
    return guarded({ faults, answered, refuse }, endpoint, response, work, operation.name)
  }

  const { url, close } = await listen(answer, place.port)
  place.port = Number(new URL(url).port)
  kept.changed()
  return {
    url,
    user: first.user,
    domain: first.domain,
    get password() {
      return first.password
    },
    events: first.events,
    mailboxes,
    fails: (what, kind, times) => faults.begin(what, kind, times),
    works: () => faults.end(),
    changePassword() {
      first.password = `Pa$$wörd ${randomUUID()}`
      proven = new WeakMap()
    },
    isHanging: () => faults.isHanging(),
    answered,
    close,
  }
}

interface Operation {
  name: string
  asked: unknown
}

/** A request that does not match the schema is a fault. */
function operationIn({ headers, body }: Called): Operation | ServiceError {
  const wrong = new ServiceError('ErrorSchemaValidation')
  if (!headers['content-type']?.startsWith('text/xml') || XMLValidator.validate(body) !== true) return wrong
  const found = parser.parse(body) as {
    Envelope?: { Header?: { RequestServerVersion?: unknown }; Body?: Record<string, unknown> }
  }
  const [name, asked] = Object.entries(found.Envelope?.Body ?? {})[0] ?? []
  if (name === undefined || found.Envelope?.Header?.RequestServerVersion === undefined) return wrong
  // May be missing. If present, it must match.
  const { soapaction = `${ACTION}${name}` } = headers
  return String(soapaction).replaceAll('"', '') === `${ACTION}${name}` ? { name, asked } : wrong
}

function refuse(refusal: Refusal, _endpoint: string, response: ServerResponse): void {
  if (refusal === 'unauthorized') return void response.writeHead(401, { 'www-authenticate': 'NTLM' }).end()
  if (refusal === 'unavailable') return void response.writeHead(503).end()
  fault(response, new ServiceError(refusal === 'forbidden' ? 'ErrorAccessDenied' : 'ErrorServerBusy'))
}

function fault(response: ServerResponse, { code }: ServiceError): void {
  const wait =
    code === 'ErrorServerBusy' ? `<t:Value Name="BackOffMilliseconds">${BACK_OFF_MS}</t:Value>` : ''
  sendBody(
    response,
    500,
    `<s:Fault><faultcode>a:${code}</faultcode><faultstring>${code}</faultstring><detail><e:ResponseCode xmlns:e="http://schemas.microsoft.com/exchange/services/2006/errors">${code}</e:ResponseCode><t:MessageXml>${wait}</t:MessageXml></detail></s:Fault>`,
  )
}

function sendBody(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/xml; charset=utf-8' })
  response.end(
    `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Header/><s:Body xmlns:m="http://schemas.microsoft.com/exchange/services/2006/messages" xmlns:t="http://schemas.microsoft.com/exchange/services/2006/types">${body}</s:Body></s:Envelope>`,
  )
}
