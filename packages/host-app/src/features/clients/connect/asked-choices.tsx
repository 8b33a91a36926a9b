import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { AccountPage } from '../../accounts/account-page.tsx'
import classes from '../clients.module.css'
import { ConnectButtons } from './connect-buttons.tsx'
import type { ConnectProps } from './connect-props.ts'
import { FileTimes } from './file-times.tsx'

/** Connect a calendar, show a file once, or say no. */
export function AskedChoices({ requestKey, request, onDone }: ConnectProps) {
  const t = useText()
  const format = useFormat()
  const { call } = useDeps()
  const { host, topic, duration } = request
  const { name } = host
  const declining = useMutation({
    mutationFn: () => call('POST /client-requests/decline', { body: { key: requestKey } }),
    onSuccess: () =>
      onDone({ title: t('connect_client.declined'), text: t('connect_client.declined_text', { name }) }),
  })
  return (
    <AccountPage
      title={t('connect_client.title', { name })}
      text={t('connect_client.text', { topic, duration: format.duration(duration) })}
    >
      <section className={classes.choice}>
        <h2>{t('connect_client.connect_title')}</h2>
        <p className={classes.hint}>{t('connect_client.connect_text', { name })}</p>
        <ConnectButtons requestKey={requestKey} request={request} />
      </section>
      <section className={classes.choice}>
        <h2>{t('connect_client.file_title')}</h2>
        <p className={classes.hint}>{t('connect_client.file_text')}</p>
        <FileTimes requestKey={requestKey} request={request} onDone={onDone} />
      </section>
      <section className={classes.choice}>
        <h2>{t('connect_client.decline_title')}</h2>
        <p className={classes.hint}>{t('connect_client.decline_text', { name })}</p>
        <Button variant="default" loading={declining.isPending} onClick={() => declining.mutate()}>
          {t('connect_client.decline')}
        </Button>
        {declining.error && <p role="alert">{problemText(declining.error, t)}</p>}
      </section>
    </AccountPage>
  )
}
