import type { ServerResponse } from 'node:http'

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
  response.end(JSON.stringify(body))
}

/** https://www.rfc-editor.org/rfc/rfc6749#section-5.2 */
export function refuseToken(
  response: ServerResponse,
  status: number,
  error: string,
  description: string,
): void {
  sendJson(response, status, { error, error_description: description })
}

/** https://developers.google.com/workspace/calendar/api/guides/errors */
export function refuseCall(response: ServerResponse, code: number, reason: string, message: string): void {
  const domain = reason.endsWith('Exceeded') ? 'usageLimits' : 'global'
  sendJson(response, code, { error: { code, message, errors: [{ domain, reason, message }] } })
}
