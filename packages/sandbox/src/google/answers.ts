import type { ServerResponse } from 'node:http'
import type { Refusal } from '../service/faults.ts'
import type { Endpoint } from './endpoints.ts'

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

/** Refuses in Google's way, for errors of the service or of the caller. */
export function refuse(refusal: Refusal, endpoint: Endpoint, response: ServerResponse): void {
  switch (refusal) {
    case 'unauthorized':
      if (endpoint === 'token' || endpoint === 'revoke')
        return refuseToken(response, 400, 'invalid_grant', 'Token has been expired or revoked.')
      return refuseCall(response, 401, 'authError', 'Invalid Credentials')
    case 'forbidden':
      return refuseCall(response, 403, 'insufficientPermissions', 'Insufficient Permission')
    case 'quota':
      return refuseCall(response, 403, 'rateLimitExceeded', 'Rate Limit Exceeded')
    case 'rate_limited':
      response.setHeader('retry-after', '30')
      return refuseCall(response, 429, 'rateLimitExceeded', 'Rate Limit Exceeded')
    case 'unavailable':
      return refuseCall(response, 503, 'backendError', 'Backend Error')
  }
}
