import { Button, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../language/language.tsx'
import classes from './send-example.module.css'
import { StateMark } from '../state-mark.tsx'
import { useExample } from './use-example.ts'
import { EVENTS } from '../webhook-events.ts'

export function SendExample({ webhookId }: { webhookId: string }) {
  const t = useText()
  const example = useExample(webhookId)
  const [event, setEvent] = useState<(typeof EVENTS)[number]>(EVENTS[0])
  return (
    <section aria-labelledby="send-example">
      <h2 id="send-example" className={classes.title}>
        {t('webhooks.test')}
      </h2>
      <p className={classes.text}>{t('webhooks.test_text')}</p>
      <SegmentedControl
        fullWidth
        withItemsBorders={false}
        aria-label={t('webhooks.test_event')}
        value={event}
        onChange={setEvent}
        data={EVENTS.map((each) => ({ value: each, label: t(`webhook_event.${each}`) }))}
      />
      <div className={classes.sending}>
        <Button variant="default" loading={example.isSending} onClick={() => example.send(event)}>
          {t('webhooks.test_action')}
        </Button>
        <output aria-live="polite">
          {example.outcome && !example.isSending && <StateMark words={example.outcome} />}
        </output>
      </div>
    </section>
  )
}
