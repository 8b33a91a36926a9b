import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { Section } from '../../../ui/section/section.tsx'
import { CodeBlock } from '../../../ui/code-block/code-block.tsx'
import { exampleBody } from './payload-example.ts'
import { SIGNATURE_CHECK } from './signature-check.ts'
import { EVENTS } from '../webhook-events.ts'
import classes from './what-is-sent.module.css'

/** For the developer of the program at the address. */
export function WhatIsSent() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [event, setEvent] = useState<(typeof EVENTS)[number]>(EVENTS[0])
  return (
    <Section
      id="what-is-sent"
      title={t('webhooks.what')}
      summary={t('webhooks.what_summary')}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <ul className={classes.facts}>
        <li>{t('webhooks.what_answer')}</li>
        <li>{t('webhooks.what_repeat')}</li>
      </ul>
      <div className={classes.code}>
        <h3 className={classes.title}>{t('webhooks.what_body')}</h3>
        <SegmentedControl
          withItemsBorders={false}
          className={classes.events}
          aria-label={t('webhooks.what_event')}
          value={event}
          onChange={setEvent}
          data={EVENTS.map((each) => ({ value: each, label: t(`webhook_event.${each}`) }))}
        />
        <CodeBlock code={exampleBody(event)} />
      </div>
      <div className={classes.code}>
        <h3 className={classes.title}>{t('webhooks.what_signature')}</h3>
        <p className={classes.text}>{t('webhooks.what_signature_text')}</p>
        <CodeBlock code={SIGNATURE_CHECK} />
      </div>
    </Section>
  )
}
