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
    port: 3000,
    examplePort: 3001,
    publicUrl: 'http://localhost:3000',
    dataDir: '/srv/scheduling/data',
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    allowPrivateFetch: true,
    logLevel: 'info',
  })
})

test('takes what is set', () => {
  const env = {
    PORT: '8080',
    PUBLIC_URL: 'https://meet.example.com/',
    DATA_DIR: '../elsewhere',
    DATABASE_URL: 'postgres://user:password@db.example.com/meet?sslmode=require',
    SMTP_URL: 'smtps://user:password@mail.example.com',
    MAIL_FROM: 'meetings@example.com',
    ROLE: 'worker',
    LOG_LEVEL: 'warn',
  }
  expect(readConfig(env, '/srv/scheduling')).toEqual({
    roles: ['worker'],
    port: 8080,
    examplePort: 8081,
    publicUrl: 'https://meet.example.com',
    dataDir: '/srv/elsewhere',
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    allowPrivateFetch: false,
    logLevel: 'warn',
  })
})

test.each([
  ['PORT', 'eighty', 'PORT: "eighty"; expected a whole number from 1 to 65534'],
  ['PORT', '65535', 'PORT: "65535"; expected a whole number'],
  ['PORT', '', 'PORT: ""; expected a whole number'],
  ['PUBLIC_URL', 'meet.example.com', 'PUBLIC_URL: "meet.example.com"; expected an origin without a path'],
  ['PUBLIC_URL', 'https://example.com/meet', 'PUBLIC_URL: "https://example.com/meet"; expected an origin'],
  ['PUBLIC_URL', 'ftp://example.com', 'PUBLIC_URL: "ftp://example.com"; expected an origin'],
  ['DATABASE_URL', 'mysql://localhost/x', 'DATABASE_URL: not an address of PostgreSQL; expected one such as'],
  ['SMTP_URL', 'localhost:25', 'SMTP_URL: not an address of a mail server; expected one such as'],
  ['MAIL_FROM', 'Meetings <a@b.c>', 'MAIL_FROM: "Meetings <a@b.c>"; expected an e-mail address alone'],
  ['ROLE', 'both', 'ROLE: "both"; expected web, worker, or nothing for both.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL: "loud"; expected one of silent, error'],
  ['ALLOW_PRIVATE_FETCH', 'yes', 'ALLOW_PRIVATE_FETCH: "yes"; expected 1 to let check-ups and webhooks'],
  ['PUBLIC_URL', 'https://robin:word@meet.example.com', 'expected an origin without a path'],
  ['PUBLIC_URL', 'https://meet.example.com/#a', 'expected an origin without a path'],
  ['SMTP_URL', 'smtp://', 'SMTP_URL: not an address of a mail server'],
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

test('names everything that is wrong at once', () => {
  const problems = problemsOf({ PORT: '0', PUBLIC_URL: 'x', DATABASE_URL: 'x', ROLE: 'x', LOG_LEVEL: 'x' })
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'PORT',
    'PUBLIC_URL',
    'DATABASE_URL',
    'ROLE',
    'LOG_LEVEL',
  ])
})

test('never repeats a password', () => {
  const problems = problemsOf({ DATABASE_URL: 'mysql://u:s3cret@host/x', SMTP_URL: 'imap://u:s3cret@host' })
  expect(problems).toHaveLength(2)
  expect(problems.join()).not.toContain('s3cret')
})
