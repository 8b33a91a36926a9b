import type { Webhook } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import type { HostTranslate } from '@scheduling/messages/host'
import { fieldProblems, longerThan } from '../../data/problem-text.ts'
import type { Problems } from '../../ui/form/form-state.ts'
import { addressProblem, settleAddress } from './webhook-address.ts'
import { EVENTS, sortEvents } from './webhook-events.ts'

/** The fields of a webhook that hosts edit. */
export type WebhookValues = Pick<Webhook, 'url' | 'events'>

// The contract's limit.
const ADDRESS_MAX = 2_000

export function valuesOf({ url, events }: WebhookValues): WebhookValues {
  return { url, events: sortEvents(events) }
}

export function newWebhook(): WebhookValues {
  return { url: '', events: [...EVENTS] }
}

/** The body for values, or for the changed ones. */
export function bodyOf<V extends Partial<WebhookValues>>(values: V): V {
  return values.url === undefined ? values : { ...values, url: settleAddress(values.url) }
}

export function checkWebhook({ url, events }: WebhookValues, t: HostTranslate): Problems {
  const wrong = addressProblem(url)
  return {
    ...(wrong && { url: t(wrong) }),
    ...longerThan(ADDRESS_MAX, { url }, t),
    ...(events.length === 0 && { events: t('webhooks.events_required') }),
  }
}

/** Puts the server's refusals at the fields where the values were typed. */
export function webhookRefusals(error: unknown, t: HostTranslate): Problems | undefined {
  const problems = fieldProblems(error, t)
  const isAddressRefused =
    error instanceof ApiError &&
    error.problem.errors?.some(({ path, reason }) => path === 'url' && reason === 'format')
  return problems && { ...problems, ...(isAddressRefused && { url: t('webhooks.url_invalid') }) }
}
