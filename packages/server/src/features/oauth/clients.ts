import type { ExtensionDescription } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { SignedIn } from '../../http/caller.ts'
import { FetchRefused } from '../../http/fetch/fetch-refused.ts'
import { fetchInTurn } from '../../http/fetch/guarded-fetch.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { ParseRefused } from '../../isolation/refusal.ts'
import { allow } from '../abuse/operations.ts'
import { describeExtension, isExtension } from './extension.ts'
import { LIMITS } from './limits.ts'
import { DESCRIPTION, DESCRIPTION_MAX } from './parsers.ts'
import { appById } from './store.ts'

/** An app that asks for consent. */
export interface Client {
  id: string
  name: string
  /** The host name of its description. Null: registered by hand. */
  site: string | null
  redirects: readonly string[]
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Throws `app_not_found`, `app_unreadable`, `rate_limited`. */
export async function findClient(context: Context, here: SignedIn, id: string): Promise<Client> {
  if (isExtension(id, context.config)) return clientOf(describeExtension(context.config, 'app_not_found'))
  if (isDescriptionAddress(id, context.config)) return describedClient(context, here, id)
  const app = UUID.test(id) ? await appById(context.db, id) : undefined
  if (!app)
    throw refused(
      'app_not_found',
      `"${id.slice(0, 100)}" is no registered app, and no https address of a description with a path`,
    )
  return { id, name: app.name, site: null, redirects: app.redirects }
}

/** https, with a path, and written as it is read, so that one app has one address. In a trial also http. */
export function isDescriptionAddress(
  id: string,
  config: Pick<Context['config'], 'allowPrivateFetch' | 'publicUrl'>,
): boolean {
  if (isExtension(id, config)) return true
  if (id.length > limits.URL_MAX || !URL.canParse(id)) return false
  const { protocol, pathname, username, password, href } = new URL(id)
  const isSecure = protocol === 'https:' || (config.allowPrivateFetch && protocol === 'http:')
  return isSecure && pathname !== '/' && !username && !password && !id.includes('#') && href === id
}

function clientOf({ client_id, client_name, client_uri, redirect_uris }: ExtensionDescription): Client {
  return { id: client_id, name: client_name, site: new URL(client_uri).host, redirects: redirect_uris }
}

async function describedClient(context: Context, here: SignedIn, id: string): Promise<Client> {
  await allow(context, 'oauth-description', [[LIMITS.descriptions, here.accountId]])
  const body = await readAddress(context, id)
  const description = await context
    .service(ISOLATION)
    .parse(DESCRIPTION, { address: id, body }, { host: here.hostId })
    .catch((error: unknown) => {
      if (error instanceof ParseRefused && error.reason !== 'busy') return { problem: error.reason }
      throw error
    })
  if ('problem' in description) throw refused('app_unreadable', description.problem)
  const site = new URL(id).host
  return { id, name: description.name ?? site, site, redirects: description.redirects }
}

/** Follows no redirect: the address is the app's name. */
async function readAddress({ config }: Context, id: string): Promise<Buffer> {
  const rules = {
    allowPrivate: config.allowPrivateFetch,
    userAgent: `${PRODUCT_NAME}Apps/1.0 (+${config.publicUrl})`,
    bytesMax: DESCRIPTION_MAX,
  }
  const question = { method: 'GET', headers: { accept: 'application/json' } } as const
  const answer = await fetchInTurn(id, question, () => undefined, rules).catch((error: unknown) => {
    if (error instanceof FetchRefused) throw refused('app_unreadable', error.told)
    throw error
  })
  if (answer.status !== 200) throw refused('app_unreadable', `status ${answer.status}; expected 200`)
  return answer.body
}

function refused(code: 'app_not_found' | 'app_unreadable', reason: string): AppError {
  const detail = `client_id: ${reason}`
  return new AppError(code, { detail, errors: [{ path: 'client_id', reason: code, message: reason }] })
}
