import { Loader } from '@mantine/core'
import { ApiError } from '@scheduling/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { AccountPage } from '../../accounts/account-page.tsx'
import { requestQuery } from '../queries.ts'
import { AskedChoices } from './asked-choices.tsx'
import { ConnectedDetails } from './connected-details.tsx'

/** What somebody did with the link. It has ended since. */
interface Done {
  title: string
  text: string
}

/** For whoever is asked: who asks, what they can do, and later how they take it back. */
export function ConnectPage() {
  const t = useText()
  const { call } = useDeps()
  const { key = '' } = useSearch({ from: '/connect-client' })
  const [done, setDone] = useState<Done>()
  const { data: request, error } = useQuery({ ...requestQuery(call, key), enabled: !done })
  if (done) return <AccountPage title={done.title} text={done.text} />
  if (error) {
    const isExpired = error instanceof ApiError && error.code === 'link_expired'
    return (
      <AccountPage
        title={isExpired ? t('error.link_expired') : t('state.failed')}
        text={isExpired ? t('connect_client.expired_text') : problemText(error, t)}
      />
    )
  }
  if (!request)
    return (
      <AccountPage title={t('connect_client.connect_title')}>
        <Loader aria-label={t('state.loading')} size="sm" />
      </AccountPage>
    )
  const shown = { requestKey: key, request, onDone: setDone }
  return request.state === 'connected' ? <ConnectedDetails {...shown} /> : <AskedChoices {...shown} />
}
