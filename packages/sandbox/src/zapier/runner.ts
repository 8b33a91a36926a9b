import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { ConnectedAccount, KeptZap, Zap } from './account.ts'
import type { Bundle, Consent, Perform, ZapierApp } from './app.ts'
import { newZ, RefreshAccessTokenError } from './requests.ts'

export const HOOKS = '/hooks/standard/'
/** Where people come back to after consent. */
export const RETURN = '/dashboard/auth/oauth/return/App1CLIAPI/'
const SAMPLES = 3

/** Runs apps for accounts, and the Zaps that are on. */
export interface Runner {
  /** Stores what somebody typed, and tests it. Throws what the app throws. */
  connect: (app: ZapierApp, authData: Record<string, string>) => Promise<ConnectedAccount>
  /** Begins to connect an account by consent. Throws if the app has none. */
  signIn: (app: ZapierApp) => SignIn
  /** An account that was tested before. */
  accountOf: (app: ZapierApp, authData: Record<string, string>, tested: unknown) => ConnectedAccount
  /** Gives an event to the Zap of a path. Returns the status: 410 if there is no such Zap. */
  take: (path: string, body: string) => Promise<number>
}

export interface SignIn {
  /** The consent page. */
  url: string
  /** Takes the query with which the person came back. Throws what the app throws. */
  finish: (query: URLSearchParams) => Promise<ConnectedAccount>
}

/** `urlOf`: where a path of this Zapier is. */
export function newRunner(now: () => number, urlOf: (path: string) => string): Runner {
  const zaps = new Map<string, (body: unknown) => Promise<number>>()

  function accountOf(app: ZapierApp, authData: Record<string, string>, tested: unknown): ConnectedAccount {
    return {
      authData,
      tested,
      async turnOn(trigger) {
        const { performSubscribe, performUnsubscribe } = partOf(app.triggers, trigger).operation
        if (!performSubscribe || !performUnsubscribe) throw new Error(`${trigger} is not a hook`)
        // Never one of an earlier run, which may still be told of events.
        const path = `${HOOKS}${zaps.size + 1}/${randomUUID()}/`
        const subscribeData = await run(app, authData, performSubscribe, { targetUrl: urlOf(path) })
        return resume({ trigger, path, subscribeData, runs: [] })
      },
      resume,
      async samples(trigger) {
        const { performList } = partOf(app.triggers, trigger).operation
        if (!performList) throw new Error(`${trigger} has no samples`)
        return samplesIn(await run(app, authData, performList)).slice(0, SAMPLES)
      },
      choices: async (trigger) => run(app, authData, partOf(app.triggers, trigger).operation.perform),
      async search(key, inputData) {
        const { perform, inputFields = [] } = partOf(app.searches, key).operation
        requireFields(inputFields, inputData)
        return listOf(await run(app, authData, perform, { inputData }))
      },
      async create(key, inputData) {
        const { perform, inputFields = [] } = partOf(app.creates, key).operation
        requireFields(inputFields, inputData)
        return run(app, authData, perform, { inputData })
      },
    }

    function resume(kept: KeptZap): Zap {
      const { trigger, path, subscribeData, runs } = kept
      const { perform, performUnsubscribe } = partOf(app.triggers, trigger).operation
      let isThere = true
      zaps.set(path, async (cleanedRequest) => {
        if (!isThere) return 410
        runs.push({ at: now(), items: listOf(await run(app, authData, perform, { cleanedRequest })) })
        return 200
      })
      return {
        kept,
        runs,
        get targetUrl() {
          return urlOf(path)
        },
        async turnOff() {
          if (performUnsubscribe)
            await run(app, authData, performUnsubscribe, { targetUrl: urlOf(path), subscribeData })
        },
        remove: () => {
          isThere = false
        },
      }
    }
  }

  return {
    accountOf,
    async connect(app, authData) {
      requireFields(app.authentication.fields ?? [], authData)
      return accountOf(app, authData, await run(app, authData, app.authentication.test))
    },
    signIn(app) {
      const { oauth2Config: consent } = app.authentication
      if (!consent) throw new Error('the app has no consent; expected authentication.oauth2Config')
      const state = randomUUID()
      const code_verifier = randomBytes(32).toString('base64url')
      const inputData = { state, redirect_uri: urlOf(RETURN) }
      const url = new URL(consent.authorizeUrl(...callOf(app, {}, { inputData })))
      url.searchParams.set('code_challenge', createHash('sha256').update(code_verifier).digest('base64url'))
      url.searchParams.set('code_challenge_method', 'S256')
      return {
        url: url.href,
        async finish(query) {
          if (query.get('state') !== state) throw new Error('the state is not that of this sign-in')
          const error = query.get('error')
          if (error !== null) throw new Error(query.get('error_description') ?? error)
          const more = { inputData: { ...inputData, code: query.get('code'), code_verifier } }
          const authData = (await run(app, {}, consent.getAccessToken, more)) as Record<string, string>
          return accountOf(app, authData, await run(app, authData, app.authentication.test))
        },
      }
    },
    async take(path, body) {
      const zap = zaps.get(path)
      return zap ? zap(JSON.parse(body)) : 410
    },
  }
}

async function run(
  app: ZapierApp,
  authData: Record<string, string>,
  perform: Perform,
  more: Partial<Bundle> = {},
): Promise<unknown> {
  try {
    return await perform(...callOf(app, authData, more))
  } catch (error) {
    const { oauth2Config } = app.authentication
    if (!oauth2Config || !(error instanceof RefreshAccessTokenError)) throw error
    await refresh(app, authData, oauth2Config)
    return perform(...callOf(app, authData, more))
  }
}

function callOf(
  app: ZapierApp,
  authData: Record<string, string>,
  more: Partial<Bundle>,
): Parameters<Perform> {
  const bundle: Bundle = { authData, inputData: {}, ...more }
  return [newZ(app, bundle), bundle]
}

const refreshing = new WeakMap<Record<string, string>, Promise<void>>()

/** Once for all runs of an account that need it at the same time: a refresh token works once. */
async function refresh(
  app: ZapierApp,
  authData: Record<string, string>,
  { refreshAccessToken }: Consent,
): Promise<void> {
  const renew = async () => {
    Object.assign(authData, await refreshAccessToken(...callOf(app, authData, {})))
  }
  const running = refreshing.get(authData) ?? renew().finally(() => refreshing.delete(authData))
  refreshing.set(authData, running)
  return running
}

function partOf<Part>(parts: Readonly<Record<string, Part>>, key: string): Part {
  const part = parts[key]
  if (!part) throw new Error(`the app has no ${key}; expected one of ${Object.keys(parts).join(', ')}`)
  return part
}

function requireFields(
  fields: readonly { key: string; required?: boolean }[],
  given: Record<string, unknown>,
): void {
  const missing = fields.filter(({ key, required }) => required && !given[key]).map(({ key }) => key)
  if (missing.length > 0) throw new Error(`Required fields are missing: ${missing.join(', ')}`)
}

function listOf(answer: unknown): unknown[] {
  if (!Array.isArray(answer)) throw new TypeError('Zapier expects a list')
  return answer
}

function samplesIn(answer: unknown): readonly { id: unknown }[] {
  const samples = listOf(answer)
  const ids = new Set<unknown>()
  const read = samples.map((sample) => {
    if (typeof sample !== 'object' || sample === null || !('id' in sample) || ids.has(sample.id))
      throw new TypeError('Zapier expects objects, each with an id of its own')
    ids.add(sample.id)
    return sample
  })
  return read
}
