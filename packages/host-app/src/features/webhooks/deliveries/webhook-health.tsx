import { Button } from '@mantine/core'
import type { Webhook } from '@scheduling/contract'
import { useDeps } from '../../../data/deps.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { useNow } from '../../../data/use-now.ts'
import { healthText, isBeingTried } from '../health-words.ts'
import { useRetry } from './use-retry.ts'
import classes from './webhook-health.module.css'

/** Why deliveries wait, and what to do about it. */
export function WebhookHealth({ webhook }: { webhook: Webhook }) {
  const t = useText()
  const format = useFormat()
  // Uses the exact time and renders each minute, so that it says when a retry is due.
  useNow()
  const now = useDeps().now()
  const { isSending, retry } = useRetry(webhook)
  const { health } = webhook
  const text = healthText(health, { t, format, now })
  const isPaused = health.state === 'paused'
  return (
    <div className={classes.health} data-state={health.state} hidden={text === undefined} role="status">
      <p>{text}</p>
      {isPaused && (
        <>
          <p className={classes.dim}>{t('webhooks.paused_text')}</p>
          <Button
            variant="default"
            loading={isSending || isBeingTried(health, now)}
            onClick={retry}
            className={classes.action}
          >
            {t('webhooks.try_now')}
          </Button>
        </>
      )}
    </div>
  )
}
