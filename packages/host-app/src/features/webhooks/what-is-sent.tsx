import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SnippetBox } from '../embeds/snippet-box.tsx'
import { PAYLOAD_EXAMPLE } from './payload-example.ts'
import { SIGNATURE_CHECK } from './signature-check.ts'
import classes from './what-is-sent.module.css'

/** For whoever writes the program at the address. */
export function WhatIsSent() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
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
        <SnippetBox code={PAYLOAD_EXAMPLE} />
      </div>
      <div className={classes.code}>
        <h3 className={classes.title}>{t('webhooks.what_signature')}</h3>
        <p className={classes.text}>{t('webhooks.what_signature_text')}</p>
        <SnippetBox code={SIGNATURE_CHECK} />
      </div>
    </Section>
  )
}
