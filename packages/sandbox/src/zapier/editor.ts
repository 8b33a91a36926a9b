import type { ConnectedAccount, KeptZap, Zap } from './account.ts'
import type { InputField, ZapierApp } from './app.ts'
import type { Runner, SignIn } from './runner.ts'

/** What one person tries with an app: as in Zapier's editor, but all on one page. */
export interface Editor {
  app: ZapierApp
  /** What was typed last, by the part of the page. */
  typed: Map<string, Record<string, string>>
  account: ConnectedAccount | undefined
  /** Zaps that are on, by trigger. */
  zaps: Map<string, Zap>
  /** What was asked for last. */
  shown: Shown | undefined
  /** The choices of fields, by trigger. */
  choices: Map<string, readonly Choice[]>
  /** Values that the last search found, for fields of times. */
  found: readonly string[]
  now: () => number
  /** The consent page, after somebody began to sign in. */
  signIn: SignIn | undefined
  perform: (form: URLSearchParams) => Promise<void>
  /** Takes the query with which somebody came back from consent. */
  comeBack: (query: URLSearchParams) => Promise<void>
  toJSON: () => object
  restore: (kept: unknown) => void
}

interface Kept {
  typed: [string, Record<string, string>][]
  choices: [string, readonly Choice[]][]
  account?: { authData: Record<string, string>; tested: unknown }
  zaps: KeptZap[]
}

export type Choice = Readonly<Record<string, unknown>>

/** `of`: the part of the page that it belongs to. */
export type Shown = { of: string; result: unknown } | { of: string; problem: string }

interface EditorOptions {
  app: ZapierApp
  /** The same app for people who sign in. */
  appWithConsent: ZapierApp
  /** The address that is proposed for the account. */
  origin: string
  now: () => number
  runner: Runner
}

export const CONNECTION = 'connection'
export const CONSENT = 'consent'

/** What an app with consent reads from its environment at Zapier. */
export const CONSENT_FIELDS: readonly InputField[] = [
  { key: 'SCHEDULER_URL', required: true },
  { key: 'CLIENT_ID', label: 'Client ID', required: true },
  { key: 'CLIENT_SECRET', label: 'Client secret', type: 'password', required: true },
]

export function newEditor({ app, appWithConsent, origin, now, runner }: EditorOptions): Editor {
  const editor: Editor = {
    app,
    typed: proposed(origin),
    account: undefined,
    zaps: new Map(),
    shown: undefined,
    choices: new Map(),
    found: [],
    now,
    signIn: undefined,
    async perform(form) {
      const part = form.get('part') ?? CONNECTION
      await show(editor, part, async () => act(part, form))
    },
    comeBack: async (query) =>
      show(editor, CONSENT, async () => {
        const { signIn } = editor
        editor.signIn = undefined
        if (signIn) await use(await signIn.finish(query))
      }),
    toJSON(): Kept {
      const { typed, choices, account, zaps } = editor
      return {
        typed: [...typed],
        choices: [...choices],
        ...(account && { account: { authData: account.authData, tested: account.tested } }),
        zaps: [...zaps.values()].map(({ kept }) => kept),
      }
    },
    restore(kept) {
      const { typed, choices, account, zaps } = kept as Kept
      editor.typed = new Map(typed)
      editor.choices = new Map(choices)
      if (!account) return
      const hasSignedIn = account.authData.access_token !== undefined
      if (hasSignedIn) Object.assign(process.env, editor.typed.get(CONSENT))
      const connected = runner.accountOf(hasSignedIn ? appWithConsent : app, account.authData, account.tested)
      editor.account = connected
      editor.zaps = new Map(zaps.map((zap) => [zap.trigger, connected.resume(zap)]))
    },
  }

  async function act(part: string, form: URLSearchParams): Promise<unknown> {
    const given = valuesIn(form)
    if (Object.keys(given).length > 0) editor.typed.set(part, given)
    const { account, zaps } = editor
    if (!account) {
      if (part !== CONSENT) return use(await runner.connect(app, given))
      Object.assign(process.env, given)
      editor.signIn = runner.signIn(appWithConsent)
      return undefined
    }
    switch (form.get('action')) {
      case 'leave':
        for (const [trigger, zap] of zaps) await turnOff(trigger, zap)
        editor.account = undefined
        editor.typed = proposed(origin)
        return undefined
      case 'samples':
        return account.samples(part)
      case 'on':
        if (!zaps.has(part)) zaps.set(part, await account.turnOn(part))
        return undefined
      case 'off': {
        const zap = zaps.get(part)
        return zap && turnOff(part, zap)
      }
      case 'search': {
        const found = await account.search(part, inputOf(app.searches[part]?.operation.inputFields, given))
        editor.found = found.flatMap((each) => startIn(each) ?? [])
        return found
      }
      case 'create':
        return account.create(part, inputOf(app.creates[part]?.operation.inputFields, given))
      default:
        return undefined
    }
  }

  async function use(account: ConnectedAccount): Promise<undefined> {
    for (const { dynamic } of fieldsOf(app)) {
      const [trigger] = dynamic?.split('.') ?? []
      if (trigger !== undefined && !editor.choices.has(trigger))
        editor.choices.set(trigger, (await account.choices(trigger)) as readonly Choice[])
    }
    editor.account = account
  }

  async function turnOff(trigger: string, zap: Zap): Promise<undefined> {
    await zap.turnOff()
    zap.remove()
    editor.zaps.delete(trigger)
  }

  return editor
}

/** Keeps what it answers, or the problem, for the page. */
async function show(editor: Editor, part: string, work: () => Promise<unknown>): Promise<void> {
  editor.shown = undefined
  try {
    const result = await work()
    if (result !== undefined) editor.shown = { of: part, result }
  } catch (error) {
    editor.shown = { of: part, problem: error instanceof Error ? error.message : String(error) }
  }
}

function proposed(origin: string): Editor['typed'] {
  return new Map<string, Record<string, string>>([
    [CONNECTION, { origin }],
    [CONSENT, { SCHEDULER_URL: origin }],
  ])
}

function fieldsOf({ searches, creates }: ZapierApp) {
  return [...Object.values(searches), ...Object.values(creates)].flatMap(
    ({ operation }) => operation.inputFields ?? [],
  )
}

/** What was typed. Fields that are empty are left out, as Zapier leaves them out. */
function valuesIn(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const [, key] = /^field\.(.+)$/.exec(name) ?? []
      return key === undefined || value.trim() === '' ? [] : [[key, value.trim()]]
    }),
  )
}

/** What the app gets of it: lists of what is between commas, and pairs of the lines of a form. */
function inputOf(fields: readonly InputField[] = [], given: Record<string, string>): Record<string, unknown> {
  const read = (key: string, value: string): unknown => {
    const field = fields.find((one) => one.key === key)
    if (field?.list) return value.split(',').map((each) => each.trim())
    return field?.dict ? pairsIn(value) : value
  }
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, read(key, value)]))
}

function pairsIn(lines: string): Record<string, string> {
  return Object.fromEntries(
    lines.split('\n').flatMap((line) => {
      const at = line.indexOf('=')
      return at < 1 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]]
    }),
  )
}

function startIn(found: unknown): string | undefined {
  return typeof found === 'object' && found !== null && 'start' in found && typeof found.start === 'string'
    ? found.start
    : undefined
}
