import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Vies {
  /** `http://127.0.0.1:PORT`. */
  url: string
  /** Sets the answer for a number (without its country), until it is set again. */
  say: (number: string, answer: ViesAnswer) => void
  /** Applies to every number. */
  fail: (error: ViesError | 'hanging' | undefined) => void
  /** Queries in order: `DE 123456789`. */
  asked: string[]
  close: () => Promise<void>
}

export type ViesError =
  | 'INVALID_INPUT'
  | 'INVALID_REQUESTER_INFO'
  | 'SERVICE_UNAVAILABLE'
  | 'MS_UNAVAILABLE'
  | 'TIMEOUT'
  | 'VAT_BLOCKED'
  | 'IP_BLOCKED'
  | 'GLOBAL_MAX_CONCURRENT_REQ'
  | 'GLOBAL_MAX_CONCURRENT_REQ_TIME'
  | 'MS_MAX_CONCURRENT_REQ'
  | 'MS_MAX_CONCURRENT_REQ_TIME'

export type ViesAnswer =
  | { valid: true; name?: string; address?: string }
  | { valid: false }
  | { error: ViesError }

// Numbers of the test service. Others are answered as unknown, unless they end in 0.
const TEST_NUMBERS: Readonly<Record<string, ViesAnswer>> = {
  '100': { valid: true, name: 'John Doe', address: '123 Main St, Anytown' },
  '200': { valid: false },
  '201': { error: 'INVALID_INPUT' },
  '202': { error: 'INVALID_REQUESTER_INFO' },
  '300': { error: 'SERVICE_UNAVAILABLE' },
  '301': { error: 'MS_UNAVAILABLE' },
  '302': { error: 'TIMEOUT' },
  '400': { error: 'VAT_BLOCKED' },
  '401': { error: 'IP_BLOCKED' },
  '500': { error: 'GLOBAL_MAX_CONCURRENT_REQ' },
  '501': { error: 'GLOBAL_MAX_CONCURRENT_REQ_TIME' },
  '600': { error: 'MS_MAX_CONCURRENT_REQ' },
  '601': { error: 'MS_MAX_CONCURRENT_REQ_TIME' },
}

/** The EU’s register of tax ids, with the responses of its REST interface. */
export async function startVies({
  port = 0,
  now = Date.now,
}: { port?: number; now?: () => number } = {}): Promise<Vies> {
  const said = new Map(Object.entries(TEST_NUMBERS))
  const asked: string[] = []
  let failing: ViesError | 'hanging' | undefined
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    if (request.method !== 'POST' || request.url !== '/rest-api/check-vat-number')
      return void response.writeHead(404).end()
    const { countryCode = '', vatNumber = '' } = JSON.parse(body) as Record<string, string>
    asked.push(`${countryCode} ${vatNumber}`)
    if (failing === 'hanging') return
    const viesAnswer: ViesAnswer = failing
      ? { error: failing }
      : /^[A-Z]{2}$/.test(countryCode) && /^[0-9A-Za-z+*.]{2,12}$/.test(vatNumber)
        ? (said.get(vatNumber) ?? (vatNumber.endsWith('0') ? { valid: true } : { valid: false }))
        : { error: 'INVALID_INPUT' }
    // Errors come with a success status.
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(shown(viesAnswer, countryCode, vatNumber, new Date(now()).toISOString())))
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    say: (number, answered) => void said.set(number, answered),
    fail: (error) => {
      failing = error
    },
    asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function shown(viesAnswer: ViesAnswer, countryCode: string, vatNumber: string, requestDate: string): object {
  if ('error' in viesAnswer) return { actionSucceed: false, errorWrappers: [{ error: viesAnswer.error }] }
  const { name = '---', address = '---' } = viesAnswer.valid ? viesAnswer : {}
  return {
    countryCode,
    vatNumber,
    requestDate,
    valid: viesAnswer.valid,
    requestIdentifier: '',
    name,
    address,
  }
}
