import path from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env, '/srv/scheduling')
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

test('works on localhost with nothing set', () => {
  expect(readConfig({}, '/srv/scheduling')).toEqual({
    roles: ['web', 'worker'],
    host: 'localhost',
    port: 3000,
    examplePort: 3001,
    publicUrl: 'http://localhost:3000',
    isTrial: true,
    knownHosts: [],
    trustedProxies: [],
    dataDir: '/srv/scheduling/data/demo',
    databaseUrl: undefined,
    mails: 'caught',
    smtpUrl: undefined,
    mailFrom: undefined,
    operatorPassword: undefined,
    operatorEmail: 'operator@example.com',
    hasPlans: false,
    secretKeys: [],
    allowPrivateFetch: true,
    registrations: {},
    providerOrigins: {},
    logLevel: 'info',
  })
})

test('a registration at Google needs both its parts, and origins that are addresses', () => {
  const registration = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  expect(
    readConfig({ ...registration, GOOGLE_API_URL: 'http://localhost:9/x' }, '/srv').registrations.google,
  ).toEqual({
    clientId: 'id',
    clientSecret: 'secret',
    authOrigin: 'https://accounts.google.com',
    tokenOrigin: 'https://oauth2.googleapis.com',
    apiOrigin: 'http://localhost:9',
  })
  expect(problemsOf({ GOOGLE_CLIENT_ID: 'id' })).toEqual([
    'GOOGLE_CLIENT_SECRET: not set; expected the secret of GOOGLE_CLIENT_ID.',
  ])
  expect(problemsOf({ GOOGLE_CLIENT_SECRET: 'secret' })).toHaveLength(1)
  expect(problemsOf({ ...registration, GOOGLE_AUTH_URL: 'accounts' })).toHaveLength(1)
})

test('an account at Stripe needs its three parts, and may have a time of its own in which it answers', () => {
  const account = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  expect(readConfig(account, '/srv').billing).toMatchObject({ timeoutMs: 10_000 })
  expect(readConfig({ ...account, STRIPE_TIMEOUT_MS: '2500' }, '/srv').billing).toMatchObject({
    timeoutMs: 2_500,
  })
  for (const value of ['0', '5', '2.5', '100000', 'soon'])
    expect(problemsOf({ ...account, STRIPE_TIMEOUT_MS: value })).toHaveLength(1)
  expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toHaveLength(2)
})

test('takes what is set', () => {
  const env = {
    HOST: '0.0.0.0',
    PORT: '8080',
    PUBLIC_URL: 'https://meet.example.com/',
    KNOWN_HOSTS: 'old.example.com, MEET.internal:8080,[::1]:*',
    TRUSTED_PROXIES: '10.0.0.5,172.16.0.0/12, fd00::/8',
    DATA_DIR: '../elsewhere',
    DATABASE_URL: 'postgres://user:password@db.example.com/meet?sslmode=require',
    DATABASE_DIRECT_URL: 'postgres://user:password@db.example.com:5433/meet',
    SMTP_URL: 'smtps://user:password@mail.example.com',
    MAIL_FROM: 'meetings@example.com',
    OPERATOR_PASSWORD: 'twelve chars',
    OPERATOR_EMAIL: 'operator@meet.example',
    PLANS: 'limited',
    MARKETING_URL: 'https://www.example.com/start',
    SECRET_KEYS: `${'0f'.repeat(32)}, ${'AB'.repeat(32)}`,
    STORAGE_URL: 'https://key:se%2Fcret@s3.example.com/files?region=eu-central-1',
    TRANSCRIPTION_URL: 'http://:k%2Fy@10.0.0.9:8080/v1/audio/transcriptions?model=large',
    BROWSER_PATH: '/usr/bin/chromium',
    CONTENT_URL: 'https://cdn.example.com/',
    ROLE: 'worker',
    LOG_LEVEL: 'warn',
  }
  expect(readConfig(env, '/srv/scheduling')).toEqual({
    roles: ['worker'],
    host: '0.0.0.0',
    port: 8080,
    examplePort: 8081,
    publicUrl: 'https://meet.example.com',
    isTrial: false,
    knownHosts: ['old.example.com', 'meet.internal:8080', '[::1]:*'],
    trustedProxies: ['10.0.0.5', '172.16.0.0/12', 'fd00::/8'],
    dataDir: '/srv/elsewhere',
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    storageUrl: env.STORAGE_URL,
    transcriptionUrl: env.TRANSCRIPTION_URL,
    browserPath: env.BROWSER_PATH,
    contentUrl: 'https://cdn.example.com',
    mails: 'sent',
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    operatorPassword: env.OPERATOR_PASSWORD,
    operatorEmail: env.OPERATOR_EMAIL,
    hasPlans: true,
    marketingUrl: env.MARKETING_URL,
    secretKeys: [Buffer.alloc(32, 0x0f), Buffer.alloc(32, 0xab)],
    allowPrivateFetch: false,
    logLevel: 'warn',
    registrations: {},
    providerOrigins: {},
  })
})

test.each([
  ['BROWSER_PATH', 'chromium', 'BROWSER_PATH: "chromium"; expected the whole path of Chromium'],
  [
    'CONTENT_URL',
    'http://cdn.example.com',
    'CONTENT_URL: "http://cdn.example.com"; expected an https address',
  ],
  ['CONTENT_URL', 'https://cdn.example.com/a', 'CONTENT_URL: "https://cdn.example.com/a"; expected an https'],
  [
    'CONTENT_URL',
    'cdn.example.com',
    'CONTENT_URL: "cdn.example.com"; expected an https address without a path',
  ],
  ['PLANS', 'many', 'PLANS: "many"; expected limited, or nothing'],
  ['OPERATOR_EMAIL', 'me', 'OPERATOR_EMAIL: "me"; expected an email address alone'],
  ['MARKETING_URL', 'www.example.com', 'MARKETING_URL: 15 characters that have no protocol'],
  ['PORT', 'eighty', 'PORT: "eighty"; expected a whole number from 1 to 65534'],
  ['PORT', '65535', 'PORT: "65535"; expected a whole number'],
  ['PORT', '', 'PORT: ""; expected a whole number'],
  ['PUBLIC_URL', 'meet.example.com', 'PUBLIC_URL: "meet.example.com"; expected an origin without a path'],
  ['PUBLIC_URL', 'https://example.com/meet', 'PUBLIC_URL: "https://example.com/meet"; expected an origin'],
  ['PUBLIC_URL', 'ftp://example.com', 'PUBLIC_URL: "ftp://example.com"; expected an origin'],
  [
    'DATABASE_URL',
    'mysql://me:s3cret@db/x',
    'DATABASE_URL: "mysql://db/x"; expected one such as postgres://',
  ],
  ['DATABASE_URL', '', 'DATABASE_URL: ""; expected one such as postgres://'],
  [
    'DATABASE_URL',
    'postgres://me:s3/cret@db/x',
    'DATABASE_URL: 26 characters that begin with "postgres://" and are no address; expected',
  ],
  ['DATABASE_URL', 'postgres://me:s3%cret@db/x', 'DATABASE_URL: "postgres://db/x"; expected every % in it'],
  [
    'DATABASE_DIRECT_URL',
    'postgres://db/x',
    'DATABASE_URL: not set; expected the address of the pooler whose database DATABASE_DIRECT_URL is.',
  ],
  [
    'SMTP_URL',
    'localhost:25',
    'SMTP_URL: 12 characters that have no protocol and are no address; expected one such as smtp://',
  ],
  ['SMTP_URL', 'imap://me:s3cret@mail', 'SMTP_URL: "imap://mail"; expected one such as smtp://user:password'],
  [
    'STORAGE_URL',
    'https://s3.example.com/files',
    'STORAGE_URL: an address without all three; expected key, secret and bucket: https://KEY:SECRET@',
  ],
  [
    'STORAGE_URL',
    's3://key:secret@files',
    'STORAGE_URL: "s3://files"; expected one such as https://KEY:SECRET@',
  ],
  ['MAIL_FROM', 'Meetings <a@b.c>', 'MAIL_FROM: "Meetings <a@b.c>"; expected an email address alone'],
  ['ROLE', 'both', 'ROLE: "both"; expected web, worker, or nothing for both.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL: "loud"; expected one of silent, error'],
  ['ALLOW_PRIVATE_FETCH', 'yes', 'ALLOW_PRIVATE_FETCH: "yes"; expected 1 to let check-ups and webhooks'],
  ['PUBLIC_URL', 'https://robin:word@meet.example.com', 'expected an origin without a path'],
  ['PUBLIC_URL', 'https://meet.example.com/#a', 'expected an origin without a path'],
  ['SMTP_URL', 'smtp://', 'SMTP_URL: "smtp://"; expected one such as smtp://'],
  ['SMTP_URL', '', 'SMTP_URL: ""; expected one such as smtp://'],
  ['HOST', '', 'HOST: ""; expected an address of this machine, such as 0.0.0.0'],
  ['HOST', 'http://0.0.0.0', 'HOST: "http://0.0.0.0"; expected an address of this machine'],
  [
    'KNOWN_HOSTS',
    'https://old.example.com',
    'KNOWN_HOSTS: "https://old.example.com"; expected names such as',
  ],
  ['KNOWN_HOSTS', '*', 'KNOWN_HOSTS: "*"; expected names such as meet.internal'],
  ['TRUSTED_PROXIES', '10.0.0.5,proxy', 'TRUSTED_PROXIES: "10.0.0.5,proxy"; expected addresses such as'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', 'TRUSTED_PROXIES: "10.0.0.0/33"; expected addresses such as'],
  ['OPERATOR_PASSWORD', 'eleven char', 'OPERATOR_PASSWORD: 11 characters; expected at least 12.'],
  [
    'SECRET_KEYS',
    `${'0f'.repeat(32)},s3cret`,
    'SECRET_KEYS: key 2 of 2 has 6 characters; expected 64 hexadecimal digits for each key',
  ],
  ['DATA_DIR', '', 'DATA_DIR: ""; expected a folder, such as ./data.'],
])('%s=%s gets one sentence', (name, value, sentence) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(sentence)])
})

test.each<[allowed: boolean, env: Record<string, string>]>([
  [true, { PUBLIC_URL: 'http://127.0.0.1:3000' }],
  [true, { PUBLIC_URL: 'http://[::1]:3000' }],
  [false, { PUBLIC_URL: 'http://192.168.1.5:3000' }],
  [false, { PUBLIC_URL: 'https://localhost.example.com' }],
  [true, { PUBLIC_URL: 'https://meet.example.com', ALLOW_PRIVATE_FETCH: '1' }],
  [false, { ALLOW_PRIVATE_FETCH: '0' }],
])('pages at private addresses are read: %s, with %j', (allowed, env) => {
  expect(readConfig(env, '/srv').allowPrivateFetch).toBe(allowed)
})

test.each([
  [
    'HOST',
    '0.0.0.0',
    'PUBLIC_URL: not set; expected the address under which people reach the server, which HOST="0',
  ],
  [
    'HOST',
    '::',
    'PUBLIC_URL: not set; expected the address under which people reach the server, which HOST="::"',
  ],
  ['HOST', '192.168.1.5', 'PUBLIC_URL: not set; expected the address under which people reach the server'],
  [
    'ROLE',
    'worker',
    'PUBLIC_URL: not set; expected the address under which people reach the server, as for any',
  ],
])('the trial is for this machine alone: %s=%s needs a public address', (name, value, sentence) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(sentence)])
  expect(problemsOf({ [name]: value, PUBLIC_URL: 'https://meet.example.com' })).toEqual([])
})

test.each(['localhost', '127.0.0.1', '127.0.0.9', '::1'])('the trial may listen on %s', (HOST) => {
  expect(readConfig({ HOST }, '/srv')).toMatchObject({ host: HOST, isTrial: true })
})

test('a trial never has the data of production, whatever folder is named', () => {
  const [trial, production] = [{}, { PUBLIC_URL: 'https://meet.example.com' }]
  for (const DATA_DIR of ['/var/lib/meet', './data', '/']) {
    const folder = readConfig({ ...production, DATA_DIR }, '/srv').dataDir
    expect(readConfig({ ...trial, DATA_DIR }, '/srv').dataDir).toBe(path.join(folder, 'demo'))
  }
})

test.each<[mails: string, env: Record<string, string>]>([
  ['caught', {}],
  ['sent', { SMTP_URL: 'smtp://mail' }],
  ['waiting', { PUBLIC_URL: 'http://localhost:3000' }],
  ['waiting', { PUBLIC_URL: 'http://meet.internal' }],
  ['waiting', { PUBLIC_URL: 'https://meet.example.com', OPERATOR_PASSWORD: 'twelve chars' }],
  ['caught', { PUBLIC_URL: 'http://meet.internal', SMTP_URL: 'mailbox', OPERATOR_PASSWORD: 'twelve chars' }],
])('mails are %s with %j', (mails, env) => {
  expect(readConfig(env, '/srv')).toMatchObject({
    mails,
    smtpUrl: mails === 'sent' ? env.SMTP_URL : undefined,
  })
})

test('a mailbox for everybody’s mails needs a password', () => {
  const env = { PUBLIC_URL: 'http://meet.internal', SMTP_URL: 'mailbox' }
  expect(problemsOf(env)).toEqual([
    expect.stringContaining('OPERATOR_PASSWORD: not set; expected a password'),
  ])
})

test('names everything that is wrong at once', () => {
  const problems = problemsOf({ PORT: '0', PUBLIC_URL: 'x', DATABASE_URL: 'x', ROLE: 'x', LOG_LEVEL: 'x' })
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'PORT',
    'PUBLIC_URL',
    'ROLE',
    'DATABASE_URL',
    'LOG_LEVEL',
  ])
})

test('never repeats a password', () => {
  const problems = problemsOf({
    DATABASE_URL: 'mysql://u:s3cret@host/x',
    SMTP_URL: 'imap:u:s3cret@host',
    OPERATOR_PASSWORD: 's3cret',
  })
  expect(problems).toHaveLength(3)
  expect(problems.join()).not.toContain('s3cret')
})
