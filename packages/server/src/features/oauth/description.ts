import { isRedirect } from '@scheduling/contract/redirects'
import { limits, shownLine } from '@scheduling/domain'
import { z } from 'zod'

/** What an app says of itself: an OAuth client ID metadata document. We ignore what else is in it. */
const Description = z.object({
  client_id: z.string(),
  client_name: z.string().overwrite(shownLine).min(1).max(limits.NAME_MAX).optional(),
  redirect_uris: z
    .array(z.string().max(limits.URL_MAX).refine(isRedirect, 'cannot be an address for answers'))
    .min(1)
    .max(limits.APP_REDIRECTS_MAX * 2),
  token_endpoint_auth_method: z.literal('none').default('none'),
})

export interface ReadDescription {
  name: string | null
  redirects: string[]
}

/** Runs in a thread. `problem`: for the developer of the app. */
export function readDescription({
  address,
  body,
}: {
  address: string
  body: Uint8Array
}): ReadDescription | { problem: string } {
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return { problem: 'it is not JSON' }
  }
  const { success, data, error } = Description.safeParse(json)
  if (!success) {
    const [issue] = error.issues
    return { problem: `${issue?.path.join('.') || 'the document'}: ${issue?.message ?? 'not as expected'}` }
  }
  if (data.client_id !== address)
    return { problem: 'client_id: it names another address than the one that it was read from' }
  return { name: data.client_name ?? null, redirects: data.redirect_uris }
}
