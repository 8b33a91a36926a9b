import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Refusal } from '../service/faults.ts'
import type { Endpoint } from './endpoints.ts'

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/json; odata.metadata=minimal',
    'request-id': randomUUID(),
  })
  response.end(JSON.stringify(body))
}

/** https://learn.microsoft.com/entra/identity-platform/reference-error-codes */
export function refuseToken(
  response: ServerResponse,
  status: number,
  error: string,
  code: number,
  description: string,
): void {
  const trace = randomUUID()
  sendJson(response, status, {
    error,
    error_description: `AADSTS${code}: ${description}\r\nTrace ID: ${trace}`,
    error_codes: [code],
    timestamp: '2027-03-01 08:00:00Z',
    trace_id: trace,
    correlation_id: randomUUID(),
  })
}

/** https://learn.microsoft.com/graph/errors */
export function refuseCall(response: ServerResponse, status: number, code: string, message: string): void {
  sendJson(response, status, { error: { code, message, innerError: { 'request-id': randomUUID() } } })
}

/** Refuses in Microsoft's way, for errors of the service or of the caller. */
export function refuse(refusal: Refusal, endpoint: Endpoint, response: ServerResponse): void {
  switch (refusal) {
    case 'unauthorized':
      if (endpoint === 'token')
        return refuseToken(response, 400, 'invalid_grant', 50_173, 'The provided grant has expired.')
      return refuseCall(
        response,
        401,
        'InvalidAuthenticationToken',
        'Access token has expired or is not yet valid.',
      )
    case 'forbidden':
      return refuseCall(response, 403, 'ErrorAccessDenied', 'Access is denied.')
    case 'quota':
      return refuseCall(response, 403, 'ErrorQuotaExceeded', 'The mailbox is over its limit.')
    case 'rate_limited':
      response.setHeader('retry-after', '30')
      return refuseCall(response, 429, 'ApplicationThrottled', 'Too many requests')
    case 'unavailable':
      return refuseCall(response, 503, 'ServiceUnavailable', 'Service unavailable')
  }
}
