import { DAY } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Acting } from '../../http/caller.ts'
import { networkOf } from '../../http/network.ts'
import type { CommonPolicy, HostPolicy, SubjectPolicy } from '../../http/policies.ts'
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
type Guarding = Pick<Context, 'db' | 'clock' | 'service'>

/** Who does something for a host. Without `ip`: a job, which has no network. */
export type Actor = Pick<Acting, 'hostId' | 'accountId'> & Partial<Pick<Acting, 'scopes' | 'ip'>>

/** A policy, and whose attempt it is. Null: nobody in particular, so it is not counted. */
export type Attempt =
  | readonly [policy: SubjectPolicy, subject: string | null]
  | readonly [policy: HostPolicy, actor: Actor | null]

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
  const named = attempts.flatMap(subjectsOf)
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
    proof: { challenge: newChallenge(context.service(PROOF_KEY), purpose, bits, now), bits },
    retryAfterSeconds: first && secondsLeft(first.policy, now),
  })
}

/** Whom an attempt is counted for. */
function subjectsOf([policy, by]: Attempt): { policy: CommonPolicy; subject: string }[] {
  if (by === null) return []
  if (typeof by === 'string') return [{ policy, subject: by }]
  const { hostId, accountId, scopes = null, ip } = by
  const subjects: { policy: CommonPolicy; subject: string }[] = [{ policy, subject: hostId }]
  if (accountId !== undefined) subjects.push({ policy, subject: `person ${accountId}` })
  const network = ip === undefined || scopes !== null ? null : networkOf(ip)
  if (policy.per === 'host' && policy.freeOfNetwork !== undefined && network !== null) {
    const ofNetwork = { ...policy, name: `${policy.name}-network`, free: policy.freeOfNetwork }
    subjects.push({ policy: ofNetwork, subject: network })
  }
  return subjects
}

// The required work may grow while somebody is computing.
const PATIENCE_BITS = 1

async function isWorth(context: Guarding, purpose: string, proof: string, bits: number): Promise<boolean> {
  const now = context.clock.now()
  const answered = answeredChallenge(context.service(PROOF_KEY), purpose, proof, now)
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

/** Counts an attempt if it is within the limit, else nothing. For things that we skip or delay instead of refusing them. */
export async function countIfFree(context: Counting, ...attempt: Attempt): Promise<boolean> {
  return countIfAllFree(context, [attempt])
}

/** The same for several: counts them if all are within their limits, else none. */
export async function countIfAllFree(context: Counting, attempts: readonly Attempt[]): Promise<boolean> {
  const now = context.clock.now()
  const counted: Counted[] = []
  for (const { policy, subject } of attempts.flatMap(subjectsOf)) {
    const next = countedAs(policy, subject, now)
    const [count = 0] = await countAttempts(context.db, [next])
    counted.push(next)
    if (count > policy.free) {
      await uncountAttempts(context.db, counted)
      return false
    }
  }
  return true
}

/** Counts many attempts of several subjects at once. Answers those past their limit, which count all the same. */
export async function countTogether(
  { db, clock }: Counting,
  policy: SubjectPolicy,
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
export function periodEnd(policy: CommonPolicy, now: Instant): Instant {
  return now + secondsLeft(policy, now) * 1_000
}

/** Undoes the count made at `at`, after a good outcome. */
export async function takeBack(context: Counting, attempt: Attempt, at: Instant): Promise<void> {
  const counted = subjectsOf(attempt).map(({ policy, subject }) => countedAs(policy, subject, at))
  if (counted.length > 0) await uncountAttempts(context.db, counted)
}

/** When the subject last reached the limit within the last day. Null: never. */
export async function lastUsedUp(
  context: Counting,
  policy: SubjectPolicy,
  subject: string,
): Promise<Instant | null> {
  const since = new Date(context.clock.now() - DAY)
  const start = await lastPeriodOf(context.db, keyOf(policy, subject), policy.free, since)
  return start && start.getTime()
}

/** Resets the count after a success. */
export async function forgive(context: Counting, policy: SubjectPolicy, subject: string): Promise<void> {
  await forgetAttempts(context.db, keyOf(policy, subject))
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpAttempts(context: Counting): Promise<void> {
  await forgetAttemptsBefore(context.db, new Date(context.clock.now() - DAY))
}

/** For whom has reached the limit: it says when the next period starts. */
export function rateLimited(policy: CommonPolicy, now: Instant): AppError {
  return new AppError('rate_limited', {
    detail: `At most ${policy.most ?? policy.free} in ${policy.periodSeconds / 60} minutes`,
    retryAfterSeconds: secondsLeft(policy, now),
  })
}

function secondsLeft(policy: CommonPolicy, now: Instant): number {
  const period = policy.periodSeconds * 1_000
  return Math.ceil((startOf(policy, now) + period - now) / 1_000)
}

function startOf(policy: CommonPolicy, now: Instant): Instant {
  const period = policy.periodSeconds * 1_000
  return Math.floor(now / period) * period
}

/** What is counted for a subject in the current period. */
export function countedAs(policy: CommonPolicy, subject: string, now: Instant): Counted {
  const start = startOf(policy, now)
  const end = start + policy.periodSeconds * 1_000
  return { key: keyOf(policy, subject), periodStart: new Date(start), periodEnd: new Date(end) }
}

/** Hashed, so the table has no IP addresses or emails. */
export function keyOf(policy: CommonPolicy, subject: string): Buffer {
  return digest(`${policy.name}\0${subject}`)
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
