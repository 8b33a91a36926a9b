import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'

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
export function refuseCall(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  sendJson(response, status, { error: { code, message, innerError: { 'request-id': randomUUID() } } })
}
