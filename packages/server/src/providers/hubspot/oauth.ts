import { callProvider } from '../call.ts'
import type { TokenAnswer } from '../oauth.ts'
import { oauthAt } from '../oauth.ts'
import type { OAuthPort, ProviderAccount } from '../provider.ts'
import { read } from '../read.ts'
import type { Registration } from '../registration.ts'
import { callError, OwnerOfUser, TokenOwner, tokenError } from './wire.ts'

const SCOPES = [
  'oauth',
  'crm.objects.contacts.read',
  'crm.objects.contacts.write',
  'crm.objects.owners.read',
  'crm.schemas.contacts.read',
]

/** https://developers.hubspot.com/docs/api/working-with-oauth */
export function hubspotOAuth(registration: Registration): OAuthPort {
  const { clientId, clientSecret, tokenOrigin, apiOrigin } = registration
  const client = { client_id: clientId, client_secret: clientSecret }
  return oauthAt(registration, {
    scopes: SCOPES,
    paths: { authorize: '/oauth/authorize', token: '/oauth/v3/token' },
    consent: { scope: SCOPES.join(' ') },
    client: { form: client },
    refusal: tokenError,
    grantedIn: (answer) => read(TokenOwner, answer).scopes,
    accountOf: (answer) => ownerOf(apiOrigin, answer),
    async revoke(token) {
      await callProvider({
        method: 'POST',
        origin: tokenOrigin,
        path: '/oauth/v3/token/revoke',
        form: { ...client, token, token_type_hint: 'refresh_token' },
      })
    },
  })
}

async function ownerOf(origin: string, answer: TokenAnswer): Promise<ProviderAccount> {
  const { hub_id: hubId, user_id: userId } = read(TokenOwner, answer)
  const id = `${hubId}.${userId}`
  const path = `/crm/v3/owners/${userId}?idProperty=userId`
  const owner = await callProvider({ method: 'GET', origin, path, token: answer.access_token })
  // Whoever may connect an account need not be somebody to whom contacts belong.
  if (owner.status === 404) return { id, name: `HubSpot ${hubId}` }
  if (owner.status !== 200) throw callError(owner)
  return { id, name: read(OwnerOfUser, owner.body).email }
}
