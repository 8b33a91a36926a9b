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

/** Puts the key into requests to the scheduler, and into no others. */
export function addKey(request, z, bundle) {
  if (bundle.authData?.apiKey && new URL(request.url).origin === originOf(bundle))
    request.headers = { ...request.headers, authorization: `Bearer ${bundle.authData.apiKey}` }
  return request
}

/** Shows what the scheduler says is wrong, with its field. */
export function explainRefusal(response, z) {
  if (response.status < 400) return response
  const { detail, title, code } = response.data ?? {}
  if (response.status === 401) throw new z.errors.ExpiredAuthError(detail ?? 'The API key no longer works')
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

function originOf({ authData }) {
  return new URL(authData.origin).origin
}
