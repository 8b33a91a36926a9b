import type { Connection } from '@scheduling/contract'
import { Button } from '@mantine/core'
import { useFormat, useText } from '../../language/language.tsx'
import { IconGood, IconWarning } from '../../ui/icons.ts'
import { AppMark } from '../../ui/app-mark/app-mark.tsx'
import { providerOf } from '@scheduling/contract/providers'
import classes from './calendars-page.module.css'

interface Props {
  /** Id of the heading. */
  id: string
  connection: Connection
  onReconnect: () => void
  onDisconnect: () => void
}

/** One account: its owner, its state and its actions. */
export function ConnectionHead({ id, connection, onReconnect, onDisconnect }: Props) {
  const t = useText()
  const { provider } = connection
  return (
    <header className={classes.head}>
      <div className={classes.named}>
        <AppMark id={providerOf(provider).apps[0].id} name={providerOf(provider).name} />
        <div>
          <h2 id={id} className={classes.title}>
            {connection.account}
          </h2>
          <p className={classes.provider}>{providerOf(provider).name}</p>
          <Health connection={connection} />
        </div>
      </div>
      <div className={classes.actions}>
        {connection.health === 'needs_reconnect' && (
          <Button onClick={onReconnect}>{t('connections.reconnect')}</Button>
        )}
        <Button variant="default" onClick={onDisconnect}>
          {t('connections.disconnect')}
        </Button>
      </div>
    </header>
  )
}

function Health({ connection }: { connection: Connection }) {
  const t = useText()
  const format = useFormat()
  const { health, lastFailure, lastSuccessAt } = connection
  const isGood = health === 'working' && !lastFailure
  const Icon = isGood ? IconGood : IconWarning
  return (
    <div className={classes.health} data-good={isGood || undefined}>
      <Icon size={18} aria-hidden className={classes.mark} />
      <p>
        {health === 'needs_reconnect' ? (
          <>
            <b>{t('connections.broken')}</b>{' '}
            {t('connections.broken_text', { name: providerOf(connection.provider).name })}
          </>
        ) : lastFailure ? (
          t('connections.failing', { time: format.dateTime(Date.parse(lastFailure.at)) })
        ) : lastSuccessAt ? (
          t('connections.read_at', { time: format.dateTime(Date.parse(lastSuccessAt)) })
        ) : (
          t('connections.working')
        )}
      </p>
    </div>
  )
}
