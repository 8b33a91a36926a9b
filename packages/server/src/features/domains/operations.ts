import { DAY, HOUR, MINUTE } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError, fieldError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { isInsideName } from '../../http/fetch/named-address.ts'
import { allow } from '../abuse/operations.ts'
import {
  connectDomain,
  disconnectDomain,
  DOMAINS,
  ownerOfDomain,
  useDomain,
} from '../hosts/custom-domains.ts'
import { findHost, lockProfile } from '../hosts/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { DOMAIN_NEWS } from './events.ts'
import type { DnsRecords, Verdict } from './judge.ts'
import { judgeNames } from './judge.ts'
import { LIMITS } from './limits.ts'
import type { Names } from './names.ts'
import { NAMES } from './names.ts'
import { DOMAIN_CHECKS } from './queues.ts'
import { REACH } from './reach.ts'
import type { StoredDomain } from './store.ts'
import { changeDomain, deleteDomain, domainOf, hostsWithDomains, putDomain } from './store.ts'

// How long people wait for a new DNS record to spread.
const TRIED_FOR_MS = 3 * DAY
const TRIED_EVERY_MS = 10 * MINUTE
// Links stay on the domain during a short failure.
const FAILS_FOR_MS = HOUR

/** Prefix of the name that has the proof. */
export const PROOF_PREFIX = '_scheduling'

export interface HostDomain {
  row: StoredDomain
  isUsed: boolean
}

export async function hostDomain(context: Context, hostId: HostId): Promise<HostDomain | undefined> {
  const [row, host] = await Promise.all([domainOf(context.db, hostId), findHost(context, hostId)])
  return row && { row, isUsed: host?.domain === row.domain }
}

/** The name that domains must point to. */
export function targetOf({ config }: Pick<Context, 'config'>): string {
  return new URL(config.publicUrl).hostname
}

/** What the caller knows to be set. Undefined if they do not say. */
interface Known {
  current?: string | null | undefined
}

/**
 * Stores the domain and checks it at once. Throws `invalid_input`, `changed_meanwhile`, `rate_limited`. Repeat: checks
 * again.
 */
export async function useAnotherDomain(
  context: Context,
  host: Acting,
  { domain, ...known }: Known & { domain: string },
): Promise<HostDomain> {
  refuseDomain(context, domain)
  const { hostId } = host
  const before = await domainOf(context.db, hostId)
  if (before?.domain !== domain) {
    const now = new Date(context.clock.now())
    await context.db.transaction().execute(async (trx) => {
      await lockProfile(trx, hostId)
      refuseUnknown(await domainOf(trx, hostId), known)
      await disconnectDomain(trx, hostId)
      const proof = randomBytes(16).toString('hex')
      const at = { added_at: now, checked_at: now }
      await putDomain(trx, { host_id: hostId, domain, proof, state: 'unknown', found: null, ...at })
      await recordActivity(context, trx, host, 'domain_changed', domain)
    })
    context.service(DOMAINS).forget()
  }
  return checkNow(context, host)
}

/** Another tab, or somebody else, may have set another domain. Throws `changed_meanwhile`. */
function refuseUnknown(before: StoredDomain | undefined, { current }: Known): void {
  const domain = before?.domain ?? null
  if (current !== undefined && current !== domain)
    throw new AppError('changed_meanwhile', { detail: `current: "${current}"; it is "${domain}" now` })
}

function refuseDomain(context: Context, domain: string): void {
  const target = targetOf(context)
  const isOurs =
    domain === target || context.config.knownHosts.some((name) => name.split(':', 1)[0] === domain)
  if (isOurs) throw fieldError('domain', 'taken', 'This is the name of this server')
  if (isInsideName(domain) && !context.config.allowPrivateFetch)
    throw fieldError('domain', 'not_public', 'Expected a name that everybody can look up')
}

/** Throws `domain_not_found`, `rate_limited`. */
export async function checkNow(context: Context, host: Acting): Promise<HostDomain> {
  const { hostId } = host
  await allow(context, 'domain-check', [[LIMITS.domainChecks, host]])
  await checkDomain(context, { hostId })
  const known = await hostDomain(context, hostId)
  if (!known) throw new AppError('domain_not_found')
  return known
}

/** Throws `changed_meanwhile`. Repeat: does nothing. */
export async function useNoDomain(context: Context, host: Acting, known: Known): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, host.hostId)
    const before = await domainOf(trx, host.hostId)
    if (!before) return
    refuseUnknown(before, known)
    await disconnectDomain(trx, host.hostId)
    await deleteDomain(trx, host.hostId)
    await recordActivity(context, trx, host, 'domain_changed')
  })
  context.service(DOMAINS).forget()
}

/** Checks a host's domain, and starts or stops using it. Repeat: checks again. */
export async function checkDomain(context: Context, { hostId }: { hostId: HostId }): Promise<void> {
  const row = await domainOf(context.db, hostId)
  const host = await findHost(context, hostId)
  if (!row || !host) return
  const verdict = await lookAt(context, row, host.link)
  const now = context.clock.now()
  const isUsed = host.domain === row.domain
  const isWorking = verdict.state === 'works'
  const failingSince = isWorking || !isUsed ? null : (row.failing_since ?? new Date(now))
  const isLost =
    failingSince !== null && now - failingSince.getTime() >= FAILS_FOR_MS && verdict.state !== 'unknown'
  await context.db.transaction().execute(async (trx) => {
    const change = { ...verdict, checked_at: new Date(now), failing_since: isLost ? null : failingSince }
    if (!(await changeDomain(trx, row, change))) return
    if (isWorking !== isUsed && (isWorking || isLost)) {
      await useDomain(trx, hostId, isWorking ? new Date(now) : null)
      const kind = isWorking ? 'domain_works' : 'domain_fails'
      const news = { id: randomUUID(), hostId, kind, domain: row.domain } as const
      await context.events.record(trx, DOMAIN_NEWS, news)
    }
    const at = nextLook(row, verdict, { now, isFailing: failingSince !== null && !isLost })
    if (at !== null) await context.jobs.send(trx, DOMAIN_CHECKS, [{ data: { hostId }, at }])
  })
}

function nextLook(
  { added_at }: StoredDomain,
  { state }: Verdict,
  { now, isFailing }: { now: Instant; isFailing: boolean },
): Instant | null {
  if (state === 'works') return null
  if (isFailing) return now + FAILS_FOR_MS
  return now - added_at.getTime() < TRIED_FOR_MS ? now + TRIED_EVERY_MS : null
}

/** Why the domain cannot be used yet, or that it works. */
async function lookAt(context: Context, row: StoredDomain, link: string): Promise<Verdict> {
  const names = context.service(NAMES)
  const target = targetOf(context)
  try {
    const [dnsRecords, addresses] = await Promise.all([
      dnsRecordsOf(names.ask, row.domain),
      addressesOf(names.ask, target),
    ])
    const wanted = { target, addresses, proof: row.proof }
    const source = await dnsRecordsOf(names.askSource, row.domain).catch(() => undefined)
    const wrong = judgeNames(dnsRecords, source, wanted)
    if (wrong) return wrong
    if (await isProvenAnew(context, row, dnsRecords)) return { state: 'no_proof', found: null }
    await context.db
      .transaction()
      .execute((trx) => connectDomain(trx, { hostId: row.host_id, domain: row.domain }))
    context.service(DOMAINS).forget()
    const unreached = await context.service(REACH)(row.domain, dnsRecords.addresses, link)
    return unreached ?? { state: 'works', found: null }
  } catch {
    return { state: 'unknown', found: null }
  }
}

/** Whether another host added the domain later and their proof is still in the DNS. Then this older proof is void. */
async function isProvenAnew(context: Context, row: StoredDomain, { texts }: DnsRecords): Promise<boolean> {
  const owner = await ownerOfDomain(context, row.domain)
  if (owner === undefined || owner === row.host_id) return false
  const theirs = await domainOf(context.db, owner)
  return theirs?.domain === row.domain && theirs.added_at > row.added_at && texts.includes(theirs.proof)
}

type Ask = (...asked: Parameters<Names['ask']>) => Promise<string[] | undefined>

/** Throws if nobody answers. */
async function dnsRecordsOf(ask: Ask, domain: string): Promise<DnsRecords> {
  const [aliases, addresses, texts] = await Promise.all([
    answered(ask(domain, 'CNAME')),
    addressesOf(ask, domain),
    answered(ask(`${PROOF_PREFIX}.${domain}`, 'TXT')),
  ])
  return { aliases, addresses, texts }
}

async function addressesOf(ask: Ask, name: string): Promise<string[]> {
  const both = await Promise.all([answered(ask(name, 'A')), answered(ask(name, 'AAAA'))])
  return both.flat()
}

async function answered(answer: Promise<string[] | undefined>): Promise<string[]> {
  const found = await answer
  if (!found) throw new Error('No name server answered')
  return found
}

/** Called by the daily job. Checks domains again, because they may have stopped working. */
export async function cleanUpDomains(context: Context): Promise<void> {
  const hosts = await hostsWithDomains(context.db)
  await context.jobs.send(
    context.db,
    DOMAIN_CHECKS,
    hosts.map((hostId) => ({ data: { hostId } })),
  )
}
