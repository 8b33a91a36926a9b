import { MINUTE } from '@scheduling/domain'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ContactChange, HookPort } from '../provider.ts'
import type { Registration } from '../registration.ts'
import type { HookEvent } from './wire.ts'
import { CONTACT_TYPE, HookEvents } from './wire.ts'

// Older ones may be replays.
const FRESH_MS = 5 * MINUTE

/**
 * https://developers.hubspot.com/docs/api/webhooks/validating-requests: version 3 signs method, address, raw body and time. Every
 * account that installed the app calls, so each event names its account.
 */
export function hubspotHook({ clientSecret }: Registration): HookPort {
  return {
    heard({ url, headers, body, now }) {
      const [timestamp, signature] = [
        headers['x-hubspot-request-timestamp'],
        headers['x-hubspot-signature-v3'],
      ]
      if (typeof timestamp !== 'string' || typeof signature !== 'string') return undefined
      const isFresh = Math.abs(now - Number(timestamp)) <= FRESH_MS
      const own = createHmac('sha256', clientSecret).update(`POST${url}${body}${timestamp}`).digest()
      const given = Buffer.from(signature, 'base64')
      if (!isFresh || given.length !== own.length || !timingSafeEqual(given, own)) return undefined
      const events = HookEvents.safeParse(parsed(body)).data ?? []
      return { kind: 'contacts', changes: events.flatMap(changesIn) }
    },
  }
}

function changesIn(event: HookEvent): ContactChange[] {
  const [of, what] = event.subscriptionType.split('.')
  const isOfContact = of === 'contact' || (of === 'object' && event.objectTypeId === CONTACT_TYPE)
  const { portalId: company, objectId: contactId } = event
  if (!isOfContact || contactId === undefined) return []
  if (what === 'deletion' || what === 'privacyDeletion') return [{ kind: 'gone', company, contactId }]
  if (what === 'propertyChange' && event.propertyName === 'hubspot_owner_id')
    return [{ kind: 'given', company, contactId, ownerId: event.propertyValue || null }]
  if (what !== 'merge') return []
  const into = event.newObjectId ?? event.primaryObjectId ?? contactId
  const merged = [
    ...(event.mergedObjectIds ?? []),
    ...(event.primaryObjectId === undefined ? [] : [event.primaryObjectId]),
  ]
  return [...new Set(merged)].flatMap((each) =>
    each === into ? [] : [{ kind: 'merged', company, contactId: each, into }],
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
