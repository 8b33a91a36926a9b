import { DAY } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Acting } from '../../http/caller.ts'
import { networkOf } from '../../http/network.ts'
import type { Policy } from '../../http/policies.ts'
import { answeredChallenge, bitsFor, newChallenge, PROOF_KEY } from './proof.ts'
import type { Counted } from './store.ts'
import {
  countAttempts,
  forgetAttempts,
  forgetAttemptsBefore,
  lastPeriodOf,
  uncountAttempts,
} from './store.ts'

type Counting = Pick<Context, 'db' | 'clock'>
type Guarding = Pick<Context, 'db' | 'clock' | 'kept'>

/** One count: the policy, and whose attempt it is. Null: nobody in particular, so it is not counted. */
export type Attempt = readonly [policy: Policy, subject: string | null]

/** Who does something for a host. */
export type Actor = Pick<Acting, 'hostId' | 'accountId' | 'scopes' | 'ip'>

/**
 * What somebody does for a host, under a policy of kind `host`. It counts for the host, for the person with all hosts that they
 * act for, and for their network if the policy says so. Otherwise another organization would be another allowance.
 */
export function attemptsBy(policy: Policy, { hostId, accountId, scopes = null, ip }: Actor): Attempt[] {
  const { freeOfNetwork: free, name } = policy
  const attempts: Attempt[] = [
    [policy, hostId],
    [policy, accountId === undefined ? null : `person ${accountId}`],
  ]
  if (free !== undefined && scopes === null)
    attempts.push([{ ...policy, name: `${name}-network`, free }, networkOf(ip)])
  return attempts
}

/**
 * Counts an attempt under each policy. Above a limit it throws `rate_limited`, or `proof_needed` with a challenge unless
 * `proof` solves one that was hard enough. A proof is valid once, and only for its `purpose`. `always`: also needs a proof
 * within the limits. Counts are in the database, shared by all processes. Repeat: counts again.
 */
export async function allow(
  context: Guarding,
  purpose: string,
  attempts: readonly Attempt[],
  proof?: string,
  { always = false } = {},
): Promise<void> {
  const now = context.clock.now()
  const named = attempts.flatMap(([policy, subject]) => (subject === null ? [] : [{ policy, subject }]))
  if (named.length === 0 && !always) return
  const counted = named.map(({ policy, subject }) => countedAs(policy, subject, now))
  const counts = counted.length > 0 ? await countAttempts(context.db, counted) : []
  const over = named.flatMap(({ policy }, index) => {
    const count = counts[index] ?? 0
    return count > policy.free ? [{ policy, count }] : []
  })
  const refused = over.find(
    ({ policy, count }) => policy.past === 'wait' || count > (policy.most ?? Infinity),
  )
  if (refused) throw rateLimited(refused.policy, now)
  if (over.length === 0 && !always) return
  const bits = Math.max(
    always ? bitsFor(1, 1) : 0,
    ...over.map(({ policy, count }) => bitsFor(count, policy.free)),
  )
  if (proof !== undefined && (await isWorth(context, purpose, proof, bits))) return
  await uncountAttempts(context.db, counted)
  const [first] = over
  throw new AppError('proof_needed', {
    detail: `Solve the challenge and send it as Proof-Of-Work, or wait`,
    proof: { challenge: newChallenge(context.kept(PROOF_KEY), purpose, bits, now), bits },
    retryAfterSeconds: first && secondsLeft(first.policy, now),
  })
}

// The required work may grow while somebody is computing.
const PATIENCE_BITS = 1

async function isWorth(context: Guarding, purpose: string, proof: string, bits: number): Promise<boolean> {
  const now = context.clock.now()
  const answered = answeredChallenge(context.kept(PROOF_KEY), purpose, proof, now)
  if (!answered || answered.bits < bits - PATIENCE_BITS) return false
  return isFirstUse(context, `proof\0${answered.challenge}`, answered.expires)
}

/** True the first time, until `expires`. Shared by all processes. */
export async function isFirstUse(
  { db }: Pick<Context, 'db'>,
  what: string,
  expires: Instant,
): Promise<boolean> {
  const [uses] = await countAttempts(db, [
    { key: digest(what), periodStart: new Date(expires), periodEnd: new Date(expires) },
  ])
  return uses === 1
}

/** Counts an attempt if it is within the limit. For things that we skip or delay instead of refusing them. */
export async function countIfFree(context: Counting, policy: Policy, subject: string): Promise<boolean> {
  const counted = countedAs(policy, subject, context.clock.now())
  const [count = 0] = await countAttempts(context.db, [counted])
  if (count <= policy.free) return true
  await uncountAttempts(context.db, [counted])
  return false
}

/** The same for several: counts them if all are within their limits. */
export async function countIfAllFree(context: Counting, attempts: readonly Attempt[]): Promise<boolean> {
  const counted: Attempt[] = []
  for (const attempt of attempts) {
    const [policy, subject] = attempt
    if (subject !== null && !(await countIfFree(context, policy, subject))) {
      await takeBackAll(context, counted, context.clock.now())
      return false
    }
    counted.push(attempt)
  }
  return true
}

/** Counts many attempts of several subjects at once. Answers those past their limit, which count all the same. */
export async function countTogether(
  { db, clock }: Counting,
  policy: Policy,
  attempts: ReadonlyMap<string, number>,
): Promise<ReadonlySet<string>> {
  if (attempts.size === 0) return new Set()
  const now = clock.now()
  const subjects = [...attempts]
  const counts = await countAttempts(
    db,
    subjects.map(([subject, by]) => ({ ...countedAs(policy, subject, now), by })),
  )
  return new Set(
    subjects.flatMap(([subject], index) => ((counts[index] ?? 0) > policy.free ? [subject] : [])),
  )
}

/** When the policy's current period ends. */
export function periodEnd(policy: Policy, now: Instant): Instant {
  return now + secondsLeft(policy, now) * 1_000
}

/** Undoes the count made at `at`, after a good outcome. */
export async function takeBack(
  context: Counting,
  policy: Policy,
  subject: string,
  at: Instant,
): Promise<void> {
  await uncountAttempts(context.db, [countedAs(policy, subject, at)])
}

/** The same for several. */
export async function takeBackAll(
  context: Counting,
  attempts: readonly Attempt[],
  at: Instant,
): Promise<void> {
  for (const [policy, subject] of attempts) if (subject !== null) await takeBack(context, policy, subject, at)
}

/** When the subject last reached the limit within the last day. Null: never. */
export async function lastUsedUp(
  context: Counting,
  policy: Policy,
  subject: string,
): Promise<Instant | null> {
  const since = new Date(context.clock.now() - DAY)
  const start = await lastPeriodOf(context.db, keyOf(policy, subject), policy.free, since)
  return start && start.getTime()
}

/** Resets the count after a success. */
export async function forgive(context: Counting, policy: Policy, subject: string): Promise<void> {
  await forgetAttempts(context.db, keyOf(policy, subject))
}

/** Called by the daily job. Repeat: does nothing. */
export async function sweepAttempts(context: Counting): Promise<void> {
  await forgetAttemptsBefore(context.db, new Date(context.clock.now() - DAY))
}

/** For whom has reached the limit: it says when the next period starts. */
export function rateLimited(policy: Policy, now: Instant): AppError {
  return new AppError('rate_limited', {
    detail: `At most ${policy.most ?? policy.free} in ${policy.periodSeconds / 60} minutes`,
    retryAfterSeconds: secondsLeft(policy, now),
  })
}

function secondsLeft(policy: Policy, now: Instant): number {
  const period = policy.periodSeconds * 1_000
  return Math.ceil((startOf(policy, now) + period - now) / 1_000)
}

function startOf(policy: Policy, now: Instant): Instant {
  const period = policy.periodSeconds * 1_000
  return Math.floor(now / period) * period
}

/** What is counted for a subject in the current period. */
export function countedAs(policy: Policy, subject: string, now: Instant): Counted {
  const start = startOf(policy, now)
  const end = start + policy.periodSeconds * 1_000
  return { key: keyOf(policy, subject), periodStart: new Date(start), periodEnd: new Date(end) }
}

/** Hashed, so the table has no IP addresses or e-mails. */
export function keyOf(policy: Policy, subject: string): Buffer {
  return digest(`${policy.name}\0${subject}`)
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
