import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ApiKeyForm } from '../../api-keys/api-key-form.tsx'
import { FreshKey } from '../../api-keys/fresh-key.tsx'
import { keyFor } from '../../api-keys/key-values.ts'
import { useApiKeyActions } from '../../api-keys/use-api-key-actions.ts'
import classes from './connector-app.module.css'
import type { ConnectorId } from './connectors.ts'

/** Makes a key with what the service needs, and shows it this once. */
export function ConnectorKey({ appId }: { appId: ConnectorId }) {
  const t = useText()
  const { make } = useApiKeyActions()
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const app = t(`app.${appId}`)
  if (secret !== undefined) return <FreshKey secret={secret} onKept={() => setSecret(undefined)} />
  return (
    <section className={classes.card} aria-labelledby="connector-key">
      <h2 id="connector-key" className={classes.title}>
        {t('connector.key')}
      </h2>
      <p>{t('connector.key_text', { app })}</p>
      <p className={classes.note}>{t('connector.key_scopes')}</p>
      {isMaking ? (
        <ApiKeyForm
          start={keyFor(app)}
          make={make}
          onMade={(made) => {
            setMaking(false)
            setSecret(made)
          }}
          onCancel={() => setMaking(false)}
        />
      ) : (
        <div className={classes.actions}>
          <Button onClick={() => setMaking(true)}>{t('connector.key_make')}</Button>
          <LinkButton to="/integrations/api-keys" variant="default">
            {t('room.api_keys')}
          </LinkButton>
          {appId === 'pabbly_connect' && (
            <LinkButton to="/integrations/webhooks/$id" params={{ id: 'new' }} variant="default">
              {t('webhooks.add_action')}
            </LinkButton>
          )}
        </div>
      )}
    </section>
  )
}
