/** https://docs.stripe.com/api/errors */
export class Refusal extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(
    status: number,
    body: { type: string; code?: string; message: string } & Record<string, unknown>,
  ) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export function wrongRequest(message: string, param?: string, code?: string): Refusal {
  return new Refusal(400, {
    type: 'invalid_request_error',
    message,
    ...(param && { param }),
    ...(code && { code }),
  })
}

export function missing(kind: string, id: string, param = 'id'): Refusal {
  return new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })
}

export function missingParam(param: string): Refusal {
  return wrongRequest(`Missing required param: ${param}.`, param, 'parameter_missing')
}
