import type { ServerResponse } from 'node:http'
import type { Refusal } from '../service/faults.ts'

export const PER_TWO_SECONDS = 80

export function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(body))
}

export function done(response: ServerResponse, data: unknown, additional?: object): void {
  send(response, 200, { success: true, data, ...(additional && { additional_data: additional }) })
}

/** An error in Pipedrive's words: https://pipedrive.readme.io/docs/core-api-concepts-http-status-codes */
export function problem(response: ServerResponse, status: number, error: string, code?: string): void {
  send(response, status, {
    success: false,
    error,
    error_info: 'Please check developers.pipedrive.com for more information about Pipedrive API.',
    data: null,
    additional_data: null,
    ...(code !== undefined && { code }),
  })
}

export function tooMany(response: ServerResponse): void {
  response.setHeader('x-ratelimit-limit', String(PER_TWO_SECONDS))
  response.setHeader('x-ratelimit-remaining', '0')
  response.setHeader('x-ratelimit-reset', '2')
  problem(response, 429, 'request over limit')
}

/** Refuses in Pipedrive's way, for errors of the service or of the caller. */
export function refuse(refusal: Refusal, _endpoint: string, response: ServerResponse): void {
  switch (refusal) {
    case 'unauthorized':
      return problem(response, 401, 'Invalid token: access token is invalid')
    case 'forbidden':
      return problem(response, 403, 'Scope and URL mismatch')
    case 'quota':
      response.setHeader('x-daily-requests-left', '0')
      response.setHeader('retry-after', '1800')
      return problem(response, 429, 'daily request limit reached')
    case 'rate_limited':
      return tooMany(response)
    case 'unavailable':
      return problem(response, 503, 'Service unavailable')
  }
}
