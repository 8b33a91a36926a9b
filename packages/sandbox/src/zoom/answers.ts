import type { ServerResponse } from 'node:http'
import type { Refusal } from '../service/faults.ts'

export function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' })
  response.end(JSON.stringify(body))
}

/** Refuses in Zoom's way, for errors of the service or of the caller. */
export function refuse(refusal: Refusal, _endpoint: string, response: ServerResponse): void {
  switch (refusal) {
    case 'unauthorized':
      return send(response, 401, { code: 124, message: 'Access token is expired.' })
    case 'forbidden':
      return send(response, 403, { code: 200, message: 'No permission.' })
    case 'quota':
      response.setHeader('x-ratelimit-type', 'Daily-limit')
      return send(response, 429, { code: 429, message: 'You have reached the daily rate limit.' })
    case 'rate_limited':
      response.setHeader('retry-after', '30')
      return send(response, 429, {
        code: 429,
        message: 'You have reached the maximum per-second rate limit.',
      })
    case 'unavailable':
      return send(response, 503, { code: 503, message: 'Service unavailable' })
  }
}
