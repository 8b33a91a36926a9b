import type { ServerResponse } from 'node:http'
import { randomUUID } from 'node:crypto'
import type { Refusal } from '../service/faults.ts'

export const PER_TEN_SECONDS = 100

export function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=utf-8' })
  response.end(JSON.stringify(body))
}

/** An error in HubSpot's words: https://developers.hubspot.com/docs/api/error-handling */
export function problem(
  response: ServerResponse,
  status: number,
  category: string,
  message: string,
  more: object = {},
): void {
  send(response, status, { status: 'error', message, correlationId: randomUUID(), category, ...more })
}

/** A success that does not hold for its inputs: https://developers.hubspot.com/docs/api/error-handling */
export function inputsFailed(response: ServerResponse, status: number): void {
  const at = new Date(0).toISOString()
  const errors = [{ status: 'error', category: 'INTERNAL_ERROR', message: 'Some inputs failed', context: {} }]
  const body = { status: 'COMPLETE', results: [], numErrors: errors.length, errors }
  send(response, status, { ...body, startedAt: at, completedAt: at })
}

export function tooMany(response: ServerResponse, policyName: string): void {
  response.setHeader('x-hubspot-ratelimit-max', String(PER_TEN_SECONDS))
  response.setHeader('x-hubspot-ratelimit-remaining', '0')
  response.setHeader('x-hubspot-ratelimit-interval-milliseconds', '10000')
  problem(response, 429, 'RATE_LIMITS', `You have reached your ${policyName} limit.`, {
    errorType: 'RATE_LIMIT',
    policyName,
  })
}

/** Refuses in HubSpot's way, for errors of the service or of the caller. */
export function refuse(refusal: Refusal, _endpoint: string, response: ServerResponse): void {
  switch (refusal) {
    case 'unauthorized':
      return problem(
        response,
        401,
        'EXPIRED_AUTHENTICATION',
        'The OAuth token used to make this call expired.',
      )
    case 'forbidden':
      return problem(response, 403, 'MISSING_SCOPES', 'This app hasn’t been granted all required scopes.')
    case 'quota':
      return tooMany(response, 'DAILY')
    case 'rate_limited':
      return tooMany(response, 'TEN_SECONDLY_ROLLING')
    case 'unavailable':
      return problem(response, 503, 'SERVICE_UNAVAILABLE', 'Service unavailable')
  }
}
