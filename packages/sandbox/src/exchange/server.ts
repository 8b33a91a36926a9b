import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Entries } from '../service/entries.ts'
import type { Fault, Refusal } from '../service/faults.ts'
import { guarded, newFaults } from '../service/faults.ts'
import { isProven, ntlmChallenge, ntlmStep } from './ntlm.ts'
import type { ExchangeEvent } from './event.ts'
import { ServiceError } from './refusal.ts'
import { newService } from './service.ts'

export interface Exchange {
  /** `http://127.0.0.1:PORT` */
  url: string
  user: string
  domain: string
  password: string
  events: Entries<ExchangeEvent>
  fails: (what: 'reading' | 'writing', fault: Fault, times?: number) => void
  works: () => void
  /** As an administrator does: the password from before opens nothing any more. */
  changePassword: () => void
  /** Whether somebody waits for an answer that does not come. */
  isHanging: () => boolean
  /** What was answered, in order: `FindItem 200`. */
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

/** One mailbox of an Exchange server that somebody runs. https://learn.microsoft.com/exchange/client-developer/ */
export async function startExchange({
  ways = ['NTLM', 'Basic'],
  now = Date.now,
}: { ways?: readonly ('NTLM' | 'Basic')[]; now?: () => number } = {}): Promise<Exchange> {
  const known = { user: 'noor', domain: 'SANDBOX', password: 'Pa$$wörd' }
  const events = new Entries<ExchangeEvent>(() => {})
  const faults = newFaults<'reading' | 'writing'>()
  const answered: string[] = []
  const service = newService(events)
  // Who has proven what belongs to the connection.
  const nonces = new WeakMap<Socket, Buffer>()
  let proven = new WeakSet<Socket>()

  function isLetIn({ headers, socket }: IncomingMessage, response: ServerResponse): boolean {
    const { authorization } = headers
    const basic = /^Basic (.+)$/.exec(authorization ?? '')?.[1]
    const names = [known.user, `${known.domain}\\${known.user}`]
    if (basic && ways.includes('Basic'))
      return names.some((name) => Buffer.from(basic, 'base64').toString() === `${name}:${known.password}`)
    if (proven.has(socket) && authorization === undefined) return true
    const step = ways.includes('NTLM') ? ntlmStep(authorization) : { kind: 'none' as const }
    if (step.kind === 'hello') {
      const { header, nonce } = ntlmChallenge(now())
      nonces.set(socket, nonce)
      response.setHeader('www-authenticate', header)
      return false
    }
    const nonce = nonces.get(socket)
    nonces.delete(socket)
    if (step.kind !== 'proof' || !nonce || !isProven(step.message, nonce, known)) return false
    proven.add(socket)
    return true
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request)
    if (request.method !== 'POST' || request.url !== PLACE) return void response.writeHead(404).end()
    if (!isLetIn(request, response)) {
      if (!response.hasHeader('www-authenticate'))
        response.setHeader('www-authenticate', [
          'Negotiate',
          ...ways.map((way) => (way === 'Basic' ? 'Basic realm="x"' : way)),
        ])
      return void response.writeHead(401).end()
    }
    const operation = operationIn(request, body)
    if (operation instanceof ServiceError) return fault(response, operation)
    const endpoint = WRITING.includes(operation.name) ? 'writing' : 'reading'
    const work = () => {
      try {
        sendBody(response, 200, service(operation.name, operation.asked))
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        fault(response, error)
      }
    }
    return guarded({ faults, answered, refuse }, endpoint, response, work, operation.name)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    user: known.user,
    domain: known.domain,
    get password() {
      return known.password
    },
    events,
    fails: (what, kind, times) => faults.begin(what, kind, times),
    works: () => faults.end(),
    changePassword() {
      known.password = `Pa$$wörd ${randomUUID()}`
      proven = new WeakSet()
    },
    isHanging: () => faults.isHanging(),
    answered,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Operation {
  name: string
  asked: unknown
}

/** A request that is not as the schema has it is a fault. */
function operationIn({ headers }: IncomingMessage, body: string): Operation | ServiceError {
  const wrong = new ServiceError('ErrorSchemaValidation')
  if (!headers['content-type']?.startsWith('text/xml') || XMLValidator.validate(body) !== true) return wrong
  const found = parser.parse(body) as {
    Envelope?: { Header?: { RequestServerVersion?: unknown }; Body?: Record<string, unknown> }
  }
  const [name, asked] = Object.entries(found.Envelope?.Body ?? {})[0] ?? []
  if (name === undefined || found.Envelope?.Header?.RequestServerVersion === undefined) return wrong
  // It may be left out, and is no other where it is there.
  const { soapaction = `${ACTION}${name}` } = headers
  return String(soapaction).replaceAll('"', '') === `${ACTION}${name}` ? { name, asked } : wrong
}

function refuse(refusal: Refusal, _endpoint: string, response: ServerResponse): void {
  if (refusal === 'unauthorised') return void response.writeHead(401, { 'www-authenticate': 'NTLM' }).end()
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

async function textOf(request: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
