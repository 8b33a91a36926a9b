import type { ProviderId, TypedField } from '@scheduling/contract'
import { isExtensionId } from '@scheduling/contract/extension'
import path from 'node:path'
import type { Environment, Refuse } from './environment.ts'
import {
  flag,
  isHostName,
  isNetwork,
  isThisMachine,
  itemsOf,
  keysOf,
  oneOf,
  parseUrl,
  serverAddress,
} from './environment.ts'
import type { BillingConfig } from './providers/billing-config.ts'
import { billingOf, blackFridayUntil } from './providers/billing-config.ts'
import type { Registrations } from './providers/registration.ts'
import { originsOf } from './providers/keyed.ts'
import type { ProviderOrigins } from './providers/keyed.ts'
import { KEYED, MAKERS } from './providers/list.ts'
import { registrationsOf } from './providers/registration.ts'

export type Role = 'web' | 'worker'

export interface Config {
  roles: readonly Role[]
  /** The address or name to listen on. `localhost` means this machine only. */
  host: string
  port: number
  /** Port of the demo's third-party site. It is a different port, so that it is a different origin. */
  examplePort: number
  /** Origin under which people reach the server, without a trailing slash. */
  publicUrl: string
  /** Only for people at this machine: it has a demo account with a known password, and its own data. */
  isTrial: boolean
  /**
   * Host names that we accept besides the host of `publicUrl`: `name`, `name:port`, or `name:*` for any port.
   */
  knownHosts: readonly string[]
  /**
   * Addresses and networks of proxies whose word about the caller we trust. Those on this machine are always
   * trusted.
   */
  trustedProxies: readonly string[]
  dataDir: string
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  /**
   * PostgreSQL itself, for work that needs a session of its own, if `databaseUrl` is a pooler that switches
   * sessions between transactions. Absent: there is no such pooler.
   */
  databaseDirectUrl?: string | undefined
  /** A bucket of an S3 service, with key and secret. Absent: files are stored in `dataDir`. */
  storageUrl?: string | undefined
  /**
   * Sent through `smtpUrl`, caught and shown at /dev/mailbox, or kept in the queue until there is a server.
   */
  mails: 'sent' | 'caught' | 'waiting'
  smtpUrl: string | undefined
  /** The sender address of mails. Absent: no-reply at the host of `publicUrl`. */
  mailFrom?: string | undefined
  /** Opens the operator's pages. Absent: these pages exist only in the trial. */
  operatorPassword: string | undefined
  /** Gets feedback and requests for a larger plan. Absent: nobody does. */
  operatorEmail?: string | undefined
  /** Accounts have plans: trials end and features can be locked. Otherwise everybody may use everything. */
  hasPlans?: boolean | undefined
  /** Where `/try` redirects to, with the host who recommends us. Absent: to the sign-up. */
  marketingUrl?: string | undefined
  /**
   * Milliseconds between two mails to one reader about one booking. Absent: two minutes. No environment
   * variable sets it.
   */
  mailPause?: number | undefined
  /**
   * Keys that encrypt secrets in the database, newest first, 32 bytes each. Empty: uses a key in the
   * database.
   */
  secretKeys: readonly Buffer[]
  /**
   * Memory for hashing a password, in KiB. Absent: the recommended amount. No environment variable sets it.
   */
  passwordMemory?: number | undefined
  /** Credentials for the stand-ins, in the trial only. No environment variable sets them. */
  trialAccounts?: Partial<Record<ProviderId, Partial<Record<TypedField, string>>>> | undefined
  /** The user names that open accounts of stand-ins, by provider. */
  trialPeople?: Partial<Record<ProviderId, readonly string[]>> | undefined
  /** Where a stand-in plays Zapier, in the trial only. No environment variable sets it. */
  zapierStandIn?: string | undefined
  /** Origin of a content-delivery host that pulls public media from this server. Absent: they come from here. */
  contentUrl?: string | undefined
  /** A speech recognizer with OpenAI's interface, with its key as password. Absent: nobody has captions written. */
  transcriptionUrl?: string | undefined
  /** A Chromium that takes pictures of websites. Absent: nobody does. */
  browserPath?: string | undefined
  /** Where ffmpeg may be. Absent: the usual folders. No environment variable sets it. */
  ffmpegFolders?: readonly string[] | undefined
  /** Name servers to ask. Absent: those of the machine. No environment variable sets them. */
  dnsServers?: readonly string[] | undefined
  /** Whether check-ups and webhooks may reach private addresses. */
  allowPrivateFetch: boolean
  /** Browser extensions that may sign in, call the API and frame external pages. Absent: the one of this release. */
  extensionIds?: readonly string[] | undefined
  /** OAuth registrations, for accounts that hosts connect by consent. */
  registrations: Registrations
  /** Where services with keys are called, if not at their own addresses. Absent: all there. */
  providerOrigins?: ProviderOrigins | undefined
  /** Our Stripe account. Absent: plans are not for sale. */
  billing?: BillingConfig | undefined
  /** When Black Friday ends. Absent: there is no such sale now. */
  blackFridayUntil?: number | undefined
  logLevel: string
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
const ROLES = ['web', 'worker'] as const
// The attempt limit counts per network, and an attacker may have many networks.
const OPERATOR_PASSWORD_MIN = 12
// Inside the production folder, so that neither mode ever opens the other's data.
const TRIAL_FOLDER = 'demo'
const MAILBOX = 'mailbox'
// Mails of the trial are caught, no matter who they are for.
const TRIAL_OPERATOR = 'operator@example.com'

/** Lists everything that is wrong with the environment at once. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

function isEmail(text: string): boolean {
  return /^[^\s@<>]+@[^\s@<>]+$/.test(text)
}

function browserPathOf({ BROWSER_PATH: given }: Environment, refuse: Refuse): string | undefined {
  if (given === undefined || path.isAbsolute(given)) return given
  return refuse('BROWSER_PATH', 'the whole path of Chromium, such as /usr/bin/chromium')
}

function contentUrlOf({ CONTENT_URL: given }: Environment, refuse: Refuse): string | undefined {
  const url = parseUrl(given ?? '')
  if (given === undefined || (url?.protocol === 'https:' && url.href === `${url.origin}/`)) return url?.origin
  return refuse('CONTENT_URL', 'an https address without a path, such as https://cdn.example.com')
}

function extensionsOf(env: Environment, refuse: Refuse): readonly string[] | undefined {
  const { CHROME_EXTENSION_IDS: given } = env
  const expected = 'ids of 32 letters from a to p, or nothing to allow no extension'
  if (given === undefined) return undefined
  return given === '' ? [] : itemsOf(isExtensionId, env, 'CHROME_EXTENSION_IDS', refuse, expected)
}

function storageAddress(env: Environment, refuse: Refuse): string | undefined {
  const example = 'https://KEY:SECRET@s3.eu-central-1.amazonaws.com/BUCKET?region=eu-central-1'
  const address = serverAddress(env, 'STORAGE_URL', /^https?:$/, example, refuse)
  if (address === undefined) return undefined
  const { username, password, pathname } = new URL(address)
  const isWhole = username !== '' && password !== '' && /^\/[^/]+\/?$/.test(pathname)
  return isWhole
    ? address
    : refuse('STORAGE_URL', `key, secret and bucket: ${example}`, 'an address without all three')
}

/** Reads the environment. No other code does. Throws `ConfigError`, which names each wrong value. */
export function readConfig(env: Environment, root: string): Config {
  const problems: string[] = []
  const refuse: Refuse = (name, expected, found = `"${env[name]}"`) => {
    problems.push(`${name}: ${found}; expected ${expected}.`)
    return undefined
  }

  const listening = listeningOf(env, refuse)
  const { isTrial, publicUrl } = listening
  const mails = mailsOf(env, isTrial, refuse)

  const databaseAddress = (name: string) =>
    serverAddress(env, name, /^postgres(ql)?:$/, 'postgres://user:password@host/name', refuse)
  if (env.DATABASE_DIRECT_URL !== undefined && env.DATABASE_URL === undefined)
    refuse('DATABASE_URL', 'the address of the pooler whose database DATABASE_DIRECT_URL is', 'not set')

  if (env.MAIL_FROM !== undefined && !isEmail(env.MAIL_FROM))
    refuse('MAIL_FROM', 'an email address alone, such as meetings@example.com')
  if (env.OPERATOR_EMAIL !== undefined && !isEmail(env.OPERATOR_EMAIL))
    refuse('OPERATOR_EMAIL', 'an email address alone, such as operator@example.com')
  if (env.DATA_DIR === '') refuse('DATA_DIR', 'a folder, such as ./data')

  const sold = billingOf(env, refuse)
  const dataDir = path.resolve(root, env.DATA_DIR ?? 'data')
  const config = {
    ...listening,
    publicUrl: publicUrl?.origin ?? '',
    knownHosts: itemsOf(
      isHostName,
      env,
      'KNOWN_HOSTS',
      refuse,
      'names such as meet.internal or 10.0.0.5:3000',
    ),
    trustedProxies: itemsOf(
      isNetwork,
      env,
      'TRUSTED_PROXIES',
      refuse,
      'addresses such as 10.0.0.5 or 172.16.0.0/12',
    ),
    dataDir: isTrial ? path.join(dataDir, TRIAL_FOLDER) : dataDir,
    databaseUrl: databaseAddress('DATABASE_URL'),
    databaseDirectUrl: databaseAddress('DATABASE_DIRECT_URL'),
    storageUrl: storageAddress(env, refuse),
    transcriptionUrl: serverAddress(
      env,
      'TRANSCRIPTION_URL',
      /^https?:$/,
      'http://localhost:8080/v1/audio/transcriptions?model=whisper-1',
      refuse,
    ),
    browserPath: browserPathOf(env, refuse),
    contentUrl: contentUrlOf(env, refuse),
    ...mails,
    mailFrom: env.MAIL_FROM,
    operatorEmail: env.OPERATOR_EMAIL ?? (isTrial ? TRIAL_OPERATOR : undefined),
    hasPlans:
      oneOf(['limited'], env, 'PLANS', refuse, 'limited, or nothing where everybody may do everything') !==
        undefined || sold !== undefined,
    marketingUrl: serverAddress(env, 'MARKETING_URL', /^https?:$/, 'https://www.example.com', refuse),
    secretKeys: keysOf(env, 'SECRET_KEYS', refuse),
    allowPrivateFetch:
      flag(env, 'ALLOW_PRIVATE_FETCH', refuse, 'let check-ups and webhooks reach private addresses') ??
      isThisMachine(publicUrl?.hostname ?? ''),
    extensionIds: extensionsOf(env, refuse),
    registrations: registrationsOf(MAKERS, env, refuse),
    providerOrigins: originsOf(KEYED, env, refuse),
    billing: sold,
    blackFridayUntil: blackFridayUntil(env, refuse),
    logLevel: oneOf(LOG_LEVELS, env, 'LOG_LEVEL', refuse, `one of ${LOG_LEVELS.join(', ')}`) ?? 'info',
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

interface Listening extends Pick<Config, 'roles' | 'host' | 'port' | 'examplePort' | 'isTrial'> {
  /** Undefined if it is not a valid address. */
  publicUrl: URL | undefined
}

/** Where the process listens, its public address, and which roles it takes. */
function listeningOf(env: Environment, refuse: Refuse): Listening {
  const port = Number(env.PORT ?? 3000)
  const isPort = Number.isInteger(port) && port >= 1 && port <= 65_534
  if (!isPort)
    refuse('PORT', 'a whole number from 1 to 65534, such as 3000 (the demo site takes the next one)')

  const publicUrl = parseUrl(env.PUBLIC_URL ?? `http://localhost:${isPort ? port : 3000}`)
  if (!publicUrl || !/^https?:$/.test(publicUrl.protocol) || publicUrl.href !== `${publicUrl.origin}/`)
    refuse('PUBLIC_URL', 'an origin without a path, such as https://meet.example.com')

  const isTrial = env.PUBLIC_URL === undefined
  const host = env.HOST ?? 'localhost'
  if (!/^[\w.:%-]+$/.test(host)) refuse('HOST', 'an address of this machine, such as 0.0.0.0 for all of them')
  else if (isTrial && !isThisMachine(host))
    refuse(
      'PUBLIC_URL',
      `the address under which people reach the server, which HOST="${host}" opens to other machines`,
      'not set',
    )
  const role = oneOf(ROLES, env, 'ROLE', refuse, 'web, worker, or nothing for both')
  if (isTrial && role)
    refuse('PUBLIC_URL', 'the address under which people reach the server, as for any ROLE', 'not set')
  return { roles: role ? [role] : ROLES, host, port, examplePort: port + 1, isTrial, publicUrl }
}

/** What happens to mails, and the password for reading caught ones. */
function mailsOf(
  env: Environment,
  isTrial: boolean,
  refuse: Refuse,
): Pick<Config, 'mails' | 'smtpUrl' | 'operatorPassword'> {
  const operatorPassword = env.OPERATOR_PASSWORD
  if (operatorPassword !== undefined && operatorPassword.length < OPERATOR_PASSWORD_MIN)
    refuse('OPERATOR_PASSWORD', `at least ${OPERATOR_PASSWORD_MIN}`, `${operatorPassword.length} characters`)

  const isCaught = env.SMTP_URL === MAILBOX || (isTrial && env.SMTP_URL === undefined)
  const smtpUrl = isCaught
    ? undefined
    : serverAddress(env, 'SMTP_URL', /^smtps?:$/, 'smtp://user:password@host:587', refuse)
  if (isCaught && !isTrial && operatorPassword === undefined)
    refuse(
      'OPERATOR_PASSWORD',
      `a password: SMTP_URL="${MAILBOX}" shows everybody's mails behind it`,
      'not set',
    )
  return { mails: isCaught ? 'caught' : smtpUrl ? 'sent' : 'waiting', smtpUrl, operatorPassword }
}
