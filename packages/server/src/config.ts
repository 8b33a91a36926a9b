import path from 'node:path'

export type Role = 'web' | 'worker'

export interface Config {
  roles: readonly Role[]
  port: number
  /** Where the demo's third-party site listens: another port is another origin. */
  examplePort: number
  /** Origin under which people reach the server, without a trailing slash. */
  publicUrl: string
  dataDir: string
  /** Absent: the embedded PostgreSQL below `dataDir`. */
  databaseUrl: string | undefined
  /** Absent: the embedded catcher, read at /dev/mailbox. */
  smtpUrl: string | undefined
  /** The address mails come from. Absent: no-reply at the host of `publicUrl`. */
  mailFrom?: string | undefined
  /** Milliseconds between two mails about one booking to one reader. Absent: two minutes. Not of the environment. */
  mailPause?: number | undefined
  /** Whether check-ups and webhooks may reach private addresses. */
  allowPrivateFetch: boolean
  logLevel: string
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug']

/** What was wrong with the environment, all of it at once. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** Reads the environment; the only place that does. Throws `ConfigError` naming each wrong value. */
export function readConfig(env: Record<string, string | undefined>, root: string): Config {
  const problems: string[] = []
  const refuse = (name: string, expected: string) =>
    problems.push(`${name}: "${env[name]}"; expected ${expected}.`)

  const port = Number(env.PORT ?? 3000)
  const isPort = Number.isInteger(port) && port >= 1 && port <= 65_534
  if (!isPort)
    refuse('PORT', 'a whole number from 1 to 65534, such as 3000 (the demo site takes the next one)')

  const publicUrl = parseUrl(env.PUBLIC_URL ?? `http://localhost:${isPort ? port : 3000}`)
  if (!publicUrl || !/^https?:$/.test(publicUrl.protocol) || publicUrl.href !== `${publicUrl.origin}/`)
    refuse('PUBLIC_URL', 'an origin without a path, such as https://meet.example.com')

  const database = env.DATABASE_URL
  if (database !== undefined && !/^postgres(ql)?:$/.test(parseUrl(database)?.protocol ?? ''))
    problems.push(
      'DATABASE_URL: not an address of PostgreSQL; expected one such as postgres://user:password@host/name.',
    )

  const smtp = env.SMTP_URL
  if (smtp !== undefined && !(/^smtps?:$/.test(parseUrl(smtp)?.protocol ?? '') && parseUrl(smtp)?.hostname))
    problems.push(
      'SMTP_URL: not an address of a mail server; expected one such as smtp://user:password@host:587.',
    )

  if (env.MAIL_FROM !== undefined && !/^[^\s@<>]+@[^\s@<>]+$/.test(env.MAIL_FROM))
    refuse('MAIL_FROM', 'an e-mail address alone, such as meetings@example.com')

  const roles = env.ROLE === undefined ? ROLES : ROLES.filter((role) => role === env.ROLE)
  if (roles.length === 0) refuse('ROLE', 'web, worker, or nothing for both')

  const logLevel = env.LOG_LEVEL ?? 'info'
  if (!LOG_LEVELS.includes(logLevel)) refuse('LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')}`)

  const privateFetch = env.ALLOW_PRIVATE_FETCH
  if (privateFetch !== undefined && !/^[01]$/.test(privateFetch))
    refuse('ALLOW_PRIVATE_FETCH', '1 to let check-ups and webhooks reach private addresses, or 0')

  if (env.DATA_DIR === '') refuse('DATA_DIR', 'a folder, such as ./data')

  if (problems.length > 0 || !publicUrl) throw new ConfigError(problems)
  return {
    roles,
    port,
    examplePort: port + 1,
    publicUrl: publicUrl.origin,
    dataDir: path.resolve(root, env.DATA_DIR ?? 'data'),
    databaseUrl: database,
    smtpUrl: smtp,
    mailFrom: env.MAIL_FROM,
    allowPrivateFetch: privateFetch === undefined ? isThisMachine(publicUrl) : privateFetch === '1',
    logLevel,
  }
}

const ROLES: readonly Role[] = ['web', 'worker']

/** Tried out: only people at this machine have the server at this address, and the example site is here, too. */
function isThisMachine({ hostname }: URL): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined
}
