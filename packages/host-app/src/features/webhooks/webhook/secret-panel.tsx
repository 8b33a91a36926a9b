import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useText } from '../../../language/language.tsx'
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx'
import classes from './secret-panel.module.css'

/** A secret that nobody can read again. */
export function SecretPanel({ secret, onKept }: { secret: string; onKept: () => void }) {
  const t = useText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={classes.panel} aria-labelledby="fresh-secret">
      <h2 id="fresh-secret" ref={title} tabIndex={-1} className={classes.title}>
        {t('webhooks.secret_fresh')}
      </h2>
      <p>
        <strong>{t('webhooks.secret_once')}</strong>{' '}
        {t('webhooks.secret_use', { section: t('webhooks.what') })}
      </p>
      <code className={classes.secret} dir="ltr">
        {secret}
      </code>
      <div className={classes.actions}>
        <CopyButton
          variant="filled"
          text={secret}
          label={t('webhooks.secret_copy')}
          said={t('webhooks.secret_copied')}
        />
        <Button variant="subtle" color="gray" onClick={onKept}>
          {t('webhooks.secret_done')}
        </Button>
      </div>
    </section>
  )
}
