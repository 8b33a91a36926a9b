import { DAY, limits } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'

const KEY = 'scheduling.affiliate'
const KEPT_MS = 60 * DAY

/** What led to the sign-up: a host's affiliate link, perhaps from a mailed invitation. */
export interface Affiliate {
  via?: string | undefined
  invitation?: string | undefined
}

interface Kept extends Affiliate {
  until: Instant
}

/**
 * Keeps what the address of this visit names, for sixty days on this device. The last link counts. Answers what was kept
 * if the address names nothing. Repeat: the same.
 */
export function affiliateOf(storage: Storage, affiliate: Affiliate, now: Instant): Affiliate {
  const via = upTo(limits.VIA_MAX, affiliate.via)
  const invitation = upTo(limits.TOKEN_MAX, affiliate.invitation)
  if (via === undefined && invitation === undefined) return read(storage, now)
  try {
    storage.setItem(KEY, JSON.stringify({ via, invitation, until: now + KEPT_MS } satisfies Kept))
  } catch {
    // A full or forbidden storage must not stop anybody from signing up.
  }
  return { via, invitation }
}

/** Ignores what the server would refuse: that must not stop anybody from signing up. */
function upTo(max: number, text: string | undefined): string | undefined {
  return text !== undefined && text.length <= max ? text : undefined
}

/** Somebody has signed up: the next account on this device came by itself. */
export function forgetAffiliate(storage: Storage): void {
  storage.removeItem(KEY)
}

function read(storage: Storage, now: Instant): Affiliate {
  try {
    const { via, invitation, until } = JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<Kept>
    return until !== undefined && now < until ? { via, invitation } : {}
  } catch {
    return {}
  }
}
