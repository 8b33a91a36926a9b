import { Button } from '@mantine/core'
import { providerOf } from '@scheduling/contract/providers'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { AccountPage } from '../../accounts/account-page.tsx'
import classes from '../clients.module.css'
import type { ConnectProps } from './connect-props.ts'
import { ConnectButtons } from './connect-buttons.tsx'

/** Who reads what, and the way to end it. */
export function ConnectedDetails({ requestKey, request, onDone }: ConnectProps) {
  const t = useText()
  const format = useFormat()
  const { call } = useDeps()
  const [isAsking, setAsking] = useState(false)
  const { name } = request.host
  const { provider, account, health, connectedAt, lastReadAt } = request
  const ending = useMutation({
    mutationFn: () => call('POST /client-requests/take-back', { body: { key: requestKey } }),
    onSuccess: () =>
      onDone({ title: t('connect_client.taken_back'), text: t('connect_client.taken_back_text') }),
  })
  const at = (instant: string | null) =>
    instant === null ? t('connect_client.never') : format.dateTime(Date.parse(instant))
  return (
    <AccountPage title={t('connect_client.connected', { name })} text={t('connect_client.connected_text')}>
      <dl className={classes.facts}>
        <dt>{t('connect_client.who')}</dt>
        <dd>
          <bdi>{name}</bdi>
        </dd>
        <dt>{t('connect_client.what')}</dt>
        <dd>{t('connect_client.what_text')}</dd>
        {provider && (
          <>
            <dt>{t('connect_client.account')}</dt>
            <dd>
              {providerOf(provider).name}, <bdi>{account}</bdi>
            </dd>
          </>
        )}
        <dt>{t('connect_client.since')}</dt>
        <dd>{at(connectedAt)}</dd>
        <dt>{t('connect_client.last_read')}</dt>
        <dd>{at(lastReadAt)}</dd>
      </dl>
      {health === 'needs_reconnect' && (
        <>
          <p role="alert">{t('connect_client.again')}</p>
          <ConnectButtons requestKey={requestKey} request={request} />
        </>
      )}
      <div>
        <Button color="red" loading={ending.isPending} onClick={() => setAsking(true)}>
          {t('connect_client.take_back')}
        </Button>
      </div>
      {ending.error && <p role="alert">{problemText(ending.error, t)}</p>}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('connect_client.take_back_title')}
        action={t('connect_client.take_back')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          ending.mutate()
        }}
      >
        {t('connect_client.take_back_text')}
      </ConfirmDialog>
    </AccountPage>
  )
}
