import type { Bundle, Z, ZapierApp, ZapierRequest, ZapierResponse } from './app.ts'

class ZapierError extends Error {
  readonly code: string | undefined
  readonly status: number | undefined
  constructor(message: string, code?: string, status?: number) {
    super(message)
    this.code = code
    this.status = status
  }
}

/** The account has to be connected again. */
export class ExpiredAuthError extends Error {}

/** Zapier renews the access token and repeats the step. */
export class RefreshAccessTokenError extends Error {}

/** Zapier repeats the step after this many seconds. */
export class ThrottledError extends Error {
  readonly seconds: number
  constructor(message: string, seconds: number) {
    super(message)
    this.seconds = seconds
  }
}

/** The `z` object of one run: its requests go through the middleware of the app. */
export function newZ(app: ZapierApp, bundle: Bundle): Z {
  const z: Z = {
    async request(zapierRequest) {
      let request = zapierRequest
      for (const prepare of app.beforeRequest ?? []) request = prepare(request, z, bundle)
      let response = await send(request)
      for (const look of app.afterResponse ?? []) response = look(response, z, bundle)
      if (response.status >= 400) throw new ZapierError(response.content, undefined, response.status)
      return response
    },
    errors: { Error: ZapierError, ExpiredAuthError, RefreshAccessTokenError, ThrottledError },
  }
  return z
}

async function send({
  method = 'GET',
  url,
  params = {},
  body,
  headers,
}: ZapierRequest): Promise<ZapierResponse> {
  const address = new URL(url)
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, String(value))
  const response = await fetch(address, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isForm(headers) ? formOf(body) : JSON.stringify(body) }),
  })
  const content = await response.text()
  return {
    status: response.status,
    content,
    data: dataIn(content),
    getHeader: (name) => response.headers.get(name) ?? undefined,
  }
}

function isForm(headers: ZapierRequest['headers']): boolean {
  return headers?.['content-type'] === 'application/x-www-form-urlencoded'
}

function formOf(body: unknown): URLSearchParams {
  return new URLSearchParams(body as Record<string, string>)
}

function dataIn(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
