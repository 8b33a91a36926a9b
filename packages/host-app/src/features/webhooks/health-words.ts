import type { Webhook } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import type { Telling, Words } from './telling.ts'
import { momentText } from './telling.ts'

type Health = Webhook['health']

/** The pause is over, but the result of the attempt is not known yet. */
export function isBeingTried({ state, nextTryAt }: Health, now: Instant): boolean {
  return state === 'paused' && nextTryAt !== null && Date.parse(nextTryAt) <= now
}

/** One line for a paused webhook. Undefined if it is not paused. */
export function pauseWords(health: Health, telling: Telling): Words | undefined {
  const { t, now } = telling
  const { state, failures, nextTryAt } = health
  if (state !== 'paused') return undefined
  if (isBeingTried(health, now)) return { tone: 'waiting', text: t('webhooks.state_trying') }
  const count = failures
  const text =
    nextTryAt === null
      ? t('webhooks.state_paused_idle', { count })
      : t('webhooks.state_paused', { count, time: momentText(nextTryAt, telling) })
  return { tone: 'bad', text }
}

/** Why deliveries wait, and what happens next. Undefined if they do not wait. */
export function healthText(health: Health, telling: Telling): string | undefined {
  const { t, now } = telling
  const { state, failures: count, since, nextTryAt } = health
  if (state === 'healthy' || since === null) return undefined
  const from = momentText(since, telling)
  if (state === 'slow') return t('webhooks.slow', { since: from })
  const next = isBeingTried(health, now)
    ? t('webhooks.paused_trying')
    : nextTryAt === null
      ? t('webhooks.paused_idle')
      : t('webhooks.paused_next', { time: momentText(nextTryAt, telling) })
  return `${t('webhooks.paused', { count, since: from })} ${next}`
}
