import type { Webhook, WebhookDelivery } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'
import { reasonText } from '../../../data/reason-text.ts'
import { pauseWords } from '../health-words.ts'
import type { Telling, Words } from '../telling.ts'
import { momentText } from '../telling.ts'

type Outcome = Pick<WebhookDelivery, 'status' | 'problem'>

/** The state of a webhook in one line. */
export function stateOf({ isOn, isGone, health, lastDelivery }: Webhook, telling: Telling): Words {
  const { t, format, now } = telling
  if (!isOn && isGone) return { tone: 'bad', text: t('webhooks.state_gone') }
  if (!isOn) return { tone: 'quiet', text: t('webhooks.state_off') }
  const paused = pauseWords(health, telling)
  if (paused) return paused
  if (!lastDelivery) return { tone: 'quiet', text: t('webhooks.state_none') }
  const { state, status, attempts, occurredAt, lastAttemptAt, nextAttemptAt } = lastDelivery
  if (state === 'delivered') {
    const ago = format.distance(Date.parse(lastAttemptAt ?? occurredAt), now)
    return { tone: 'good', text: t('webhooks.state_delivered', { ago }) }
  }
  const answer =
    status === null ? t('webhooks.no_answer') : t('webhooks.answered', { status: String(status) })
  if (state === 'failed') return { tone: 'bad', text: t('webhooks.state_failed', { answer }) }
  if (attempts === 0 || !nextAttemptAt) return { tone: 'quiet', text: t('webhooks.state_sending') }
  const time = momentText(nextAttemptAt, telling)
  return { tone: 'waiting', text: t('webhooks.state_waiting', { answer, time }) }
}

/** The state of one delivery. */
export function deliveryWords({ state, status, attempts }: WebhookDelivery, t: HostTranslate): Words {
  if (state === 'delivered')
    return { tone: 'good', text: t('webhooks.delivered', { status: String(status ?? '') }) }
  if (state === 'failed') return { tone: 'bad', text: t('webhooks.failed') }
  return attempts === 0
    ? { tone: 'quiet', text: t('webhooks.state_sending') }
    : { tone: 'waiting', text: t('webhooks.waiting') }
}

/** The response to a failed attempt. Undefined if nothing was sent. */
export function answerText({ status, problem }: Outcome, t: HostTranslate): string | undefined {
  if (status !== null) return t('webhooks.answered', { status: String(status) })
  return problem === null ? undefined : reasonText(problem, t)
}

/** The result of sending an example. */
export function exampleWords(
  { delivered, ...outcome }: Outcome & { delivered: boolean },
  t: HostTranslate,
): Words {
  if (delivered)
    return { tone: 'good', text: t('webhooks.test_delivered', { status: String(outcome.status ?? '') }) }
  return { tone: 'bad', text: answerText(outcome, t) ?? t('webhooks.no_answer') }
}
