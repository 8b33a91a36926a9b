import type { ExtensionDescription } from '@scheduling/contract'
import { OAUTH_PLACES } from '@scheduling/contract'
import { extensionRedirect } from '@scheduling/contract/extension'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { Config } from '../../config.ts'
import { notFound } from '../../errors.ts'
import { extensionIdsOf } from '../../http/extensions.ts'

/** Whether this is the client_id of our own extension. We do not fetch from ourselves what we know. */
export function isExtension(id: string, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return id === publicUrl + OAUTH_PLACES.extension
}

/** Throws the refusal if the operator allows no extension. */
export function describeExtension(
  config: Pick<Config, 'publicUrl' | 'extensionIds'>,
  refusal: 'route_not_found' | 'app_not_found',
): ExtensionDescription {
  const { publicUrl } = config
  const id = publicUrl + OAUTH_PLACES.extension
  const extensionIds = extensionIdsOf(config)
  if (extensionIds.length === 0) throw notFound(refusal, id)
  return {
    client_id: id,
    client_name: `${PRODUCT_NAME} for Chrome`,
    client_uri: publicUrl,
    redirect_uris: extensionIds.map(extensionRedirect),
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
}
