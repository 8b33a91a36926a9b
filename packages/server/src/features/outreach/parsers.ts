import { MB, parser, SECOND } from '../../isolation/parser.ts'
import type { readWebhook } from './read-webhook.ts'

/** Bytes of a webhook. They name a lead and what it did. */
export const WEBHOOK_MAX = 256_000

export const WEBHOOK = parser<typeof readWebhook>({
  module: new URL('./read-webhook.ts', import.meta.url).href,
  name: 'readWebhook',
  inputMax: 2 * MB,
  answerMax: MB,
  timeMs: SECOND,
})
