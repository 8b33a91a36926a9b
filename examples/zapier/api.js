/** Calls the scheduler that the account belongs to. Answers the parsed body. */
export async function call(z, bundle, method, path, { params, body, idempotencyKey } = {}) {
  const response = await z.request({
    method,
    url: `${originOf(bundle)}/api/v1${path}`,
    params,
    body,
    headers: idempotencyKey ? { 'idempotency-key': String(idempotencyKey) } : {},
  })
  return response.data
}

/** Puts the key or the access token into requests to the scheduler, and into no others. */
export function addToken(request, z, bundle) {
  const { apiKey, access_token: token = apiKey } = bundle.authData ?? {}
  if (token && new URL(request.url).origin === originOf(bundle))
    request.headers = { authorization: `Bearer ${token}`, ...request.headers }
  return request
}

/** Shows what the scheduler says is wrong, with its field. */
export function explainRefusal(response, z, bundle) {
  if (response.status < 400) return response
  const { detail, title, code, error, error_description: reason } = response.data ?? {}
  // Of the token endpoint: nothing but a new consent helps.
  if (error) throw new z.errors.ExpiredAuthError(reason ?? error)
  if (response.status === 401) {
    throw bundle.authData?.refresh_token
      ? new z.errors.RefreshAccessTokenError(detail ?? 'The access token no longer works')
      : new z.errors.ExpiredAuthError(detail ?? 'The API key no longer works')
  }
  if (response.status === 429)
    throw new z.errors.ThrottledError(
      title ?? 'Too many calls',
      Number(response.getHeader('retry-after')) || 60,
    )
  throw new z.errors.Error(
    detail ?? title ?? `The scheduler answered ${response.status}`,
    code,
    response.status,
  )
}

/** Of the scheduler: typed with a key, or the same for everybody who signs in. */
export function originOf({ authData }) {
  return new URL(authData?.origin ?? process.env.SCHEDULER_URL).origin
}
