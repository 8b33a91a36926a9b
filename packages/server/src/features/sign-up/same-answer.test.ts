import { Client } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { CheckedAnswer } from '../../testing/client.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { mailedTo, openAccount, PASSWORD, signUp, someAddress } from '../../testing/hosts.ts'

// Neither the answer nor its time may reveal whether an email has an account. Work takes time, so we compare the
// work, in order: each database statement, and each password that is hashed or compared.
const { work } = vi.hoisted(() => ({ work: [] as string[] }))

vi.mock(import('@node-rs/argon2'), async (original) => {
  const argon2 = await original()
  return {
    ...argon2,
    hash: (...given: Parameters<typeof argon2.hash>) => {
      work.push('hash')
      return argon2.hash(...given)
    },
    verify: (...given: Parameters<typeof argon2.verify>) => {
      work.push('verify')
      return argon2.verify(...given)
    },
  }
})

const query = Reflect.get(Client.prototype, 'query') as (this: Client, ...given: unknown[]) => unknown
vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
  const [statement] = given
  if (!isOfQueues(this))
    work.push(typeof statement === 'string' ? statement : String((statement as { text?: string }).text))
  return query.apply(this, given)
})
// Other files run in the same worker.
afterAll(() => void vi.restoreAllMocks())

/** Whether the connection is one that pg-boss keeps for itself. It looks at its queues once a minute, whoever asks. */
function isOfQueues(client: Client): boolean {
  const { application_name: name } = Reflect.get(client, 'connectionParameters') as {
    application_name?: string
  }
  return name === 'scheduling-jobs'
}

const app = await startTestApp()
const TRIES = 5

const emails = (prefix: string) =>
  Array.from({ length: TRIES }, (_, index) => `${prefix}-${String(index).padStart(2, '0')}@example.test`)
const known = emails('known')
const unknown = emails('nobod')
await Promise.all(known.map((email) => openAccount(app, { email })))

interface Compared extends CheckedAnswer {
  work: readonly string[]
}

async function watched(ask: () => Promise<CheckedAnswer>): Promise<Compared> {
  work.length = 0
  const answer = await ask()
  return { ...answer, work: [...work] }
}

/** Asks for known and unknown emails in pairs, alternating which comes first. */
async function compare(ask: (email: string) => Promise<CheckedAnswer>) {
  const answers: { known: Compared[]; unknown: Compared[] } = { known: [], unknown: [] }
  for (let index = 0; index < TRIES; index++) {
    const pair = [
      { of: answers.known, email: String(known[index]) },
      { of: answers.unknown, email: String(unknown[index]) },
    ]
    for (const { of, email } of index % 2 ? pair : pair.toReversed()) of.push(await watched(() => ask(email)))
  }
  return answers
}

function expectSame({ known: ofKnown, unknown: ofUnknown }: Awaited<ReturnType<typeof compare>>): void {
  expect(seen(ofKnown)).toHaveLength(1)
  expect(seen(ofKnown)).toEqual(seen(ofUnknown))
  expect(ofKnown.every(({ work: done }) => done.length > 0)).toBe(true)
  expect(workOf(ofKnown)).toEqual(workOf(ofUnknown))
}

/** Each distinct list of work steps, once. */
function workOf(answers: Compared[]): string[][] {
  return [...new Map(answers.map((answer) => [answer.work.join('\n'), [...answer.work]])).values()]
}

function seen(answers: Compared[]): string[] {
  return [...new Set(answers.map((answer) => JSON.stringify(visible(answer))))]
}

// Headers that differ in each answer.
const PASSING = ['date', 'x-request-id']

/** Status, headers, and the body with each personal text replaced by its length. */
function visible({ status, headers, body }: CheckedAnswer): unknown {
  const shown = [...headers].filter(([name]) => !PASSING.includes(name))
  return { status, headers: shown, body: shapeOf(body) }
}

const OWN = ['token', 'deviceToken', 'userID', 'userEmail', 'userName', 'link', 'instance']

function shapeOf(value: unknown, key = ''): unknown {
  if (OWN.includes(key)) return String(value).length
  if (Array.isArray(value)) return value.map((item) => shapeOf(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part, name)]))
}

const signUpWith = (email: string) =>
  app.visitor.try('POST /users/register', {
    body: {
      email,
      password: PASSWORD,
      name: 'Robin Vale',
      timeZone: 'UTC',
      link: `link-${crypto.randomUUID().slice(0, 8)}`,
    },
    headers: someAddress(),
  })

test('to a sign-up', async () => {
  expectSame(await compare(signUpWith))
})

test('to a sign-up in which the email is written otherwise', async () => {
  expectSame(await compare((email) => signUpWith(email.toUpperCase())))
})

test('to a sign-in with a wrong password', async () => {
  expectSame(
    await compare((email) =>
      app.visitor.try('POST /users/login', {
        body: { email, password: 'Wrong-password-1' },
        headers: someAddress(),
      }),
    ),
  )
})

test('to a sign-in after a sign-up for the same email', async () => {
  expectSame(
    await compare(async (email) => {
      await signUpWith(email)
      return app.visitor.try('POST /users/login', {
        body: { email, password: 'Own-password-1' },
        headers: someAddress(),
      })
    }),
  )
})

const inside = new Map<string, TestHost>()
const signedUpFor = (email: string) => inside.get(email) as TestHost

test('to a change of the address, to another mail and to a wrong code', async () => {
  for (const email of [...known, ...unknown]) {
    const host = await signUp(app)
    inside.set(email, host)
    await mailedTo(app, host)
  }
  expectSame(
    await compare((email) =>
      signedUpFor(email).api.try('POST /users/verify/resend', { body: { email }, headers: someAddress() }),
    ),
  )
  // The worker makes a link and a code for each mail, so do the same here.
  for (const each of inside.values()) await mailedTo(app, each)
  expectSame(
    await compare((email) =>
      signedUpFor(email).api.try('POST /users/verify', { body: { code: '000000' }, headers: someAddress() }),
    ),
  )
  expectSame(await compare((email) => signedUpFor(email).api.try('GET /users/aboutme')))
})
