import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { CheckedAnswer } from '../../testing/client.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { mailedTo, openAccount, PASSWORD, signUp, someAddress } from '../../testing/hosts.ts'

// What is answered must not tell whether an e-mail has an account.
const app = await startTestApp()
// Measured side by side, with much to spare for a machine that does other things meanwhile.
const TRIES = 25
const RATIO = 1.8

const emails = (prefix: string) =>
  Array.from({ length: TRIES }, (_, index) => `${prefix}-${String(index).padStart(2, '0')}@example.test`)
const known = emails('known')
const unknown = emails('nobod')
await Promise.all(known.map((email) => openAccount(app, { email })))

interface Compared extends CheckedAnswer {
  milliseconds: number
}

async function timed(ask: () => Promise<CheckedAnswer>): Promise<Compared> {
  const began = performance.now()
  const answer = await ask()
  return { ...answer, milliseconds: performance.now() - began }
}

/** Asks for each e-mail in turn, known and unknown side by side, the first of a pair now the one, now the other. */
async function compare(ask: (email: string) => Promise<CheckedAnswer>) {
  const answers: { known: Compared[]; unknown: Compared[] } = { known: [], unknown: [] }
  for (let index = 0; index < TRIES; index++) {
    const pair = [
      { of: answers.known, email: String(known[index]) },
      { of: answers.unknown, email: String(unknown[index]) },
    ]
    for (const { of, email } of index % 2 ? pair : pair.toReversed()) of.push(await timed(() => ask(email)))
  }
  return answers
}

function expectSame({ known: ofKnown, unknown: ofUnknown }: Awaited<ReturnType<typeof compare>>): void {
  expect(seen(ofKnown)).toHaveLength(1)
  expect(seen(ofKnown)).toEqual(seen(ofUnknown))
  const ratio = median(ofKnown) / median(ofUnknown)
  expect(ratio).toBeGreaterThan(1 / RATIO)
  expect(ratio).toBeLessThan(RATIO)
}

function seen(answers: Compared[]): string[] {
  return [...new Set(answers.map((answer) => JSON.stringify(visible(answer))))]
}

// Those that are another for each answer.
const PASSING = ['date', 'x-request-id']

/** Status, headers, and the body with each text that is somebody's own replaced by its length. */
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

function median(answers: Compared[]): number {
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return times[Math.floor(times.length / 2)] ?? 0
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

test('to a sign-up in which the e-mail is written otherwise', async () => {
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

test('to a sign-in after a sign-up for the same e-mail', async () => {
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
  // As the worker that writes the mails makes one for each.
  for (const each of inside.values()) await mailedTo(app, each)
  expectSame(
    await compare((email) =>
      signedUpFor(email).api.try('POST /users/verify', { body: { code: '000000' }, headers: someAddress() }),
    ),
  )
  expectSame(await compare((email) => signedUpFor(email).api.try('GET /users/aboutme')))
})
