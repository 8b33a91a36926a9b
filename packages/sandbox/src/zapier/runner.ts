import { randomUUID } from 'node:crypto'
import type { ConnectedAccount, KeptZap, Zap } from './account.ts'
import type { Bundle, ZapierApp } from './app.ts'
import { newZ } from './requests.ts'

export const HOOKS = '/hooks/standard/'
const SAMPLES = 3

/** Runs apps for accounts, and the Zaps that are on. */
export interface Runner {
  /** Stores what somebody typed, and tests it. Throws what the app throws. */
  connect: (app: ZapierApp, authData: Record<string, string>) => Promise<ConnectedAccount>
  /** An account that was tested before. */
  accountOf: (app: ZapierApp, authData: Record<string, string>, tested: unknown) => ConnectedAccount
  /** Gives an event to the Zap of a path. Returns the status: 410 if there is no such Zap. */
  take: (path: string, body: string) => Promise<number>
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
      requireFields(app.authentication.fields, authData)
      return accountOf(app, authData, await run(app, authData, app.authentication.test))
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
  perform: ZapierApp['authentication']['test'],
  more: Partial<Bundle> = {},
): Promise<unknown> {
  const bundle: Bundle = { authData, inputData: {}, ...more }
  return perform(newZ(app, bundle), bundle)
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
