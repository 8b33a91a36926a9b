import { Loader } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import { useText } from '../../language/language.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { AccountPage } from '../accounts/account-page.tsx'
import { PROVIDER_IDS } from '@scheduling/contract/providers'
import { askedFrom } from './consent-window.ts'
import { useAnswer } from './use-answer.ts'

/** The page to which a provider redirects with its answer. */
export function AnsweredPage() {
  const t = useText()
  const { code, state } = useSearch({ from: '/calendar-connections/$provider' })
  const { provider: named } = useParams({ from: '/calendar-connections/$provider' })
  const provider = PROVIDER_IDS.find((id) => id === named)
  const { refusal, connected } = useAnswer({ provider, code, state })
  if (refusal === undefined && !connected)
    return (
      <AccountPage title={t('room.calendar_connections')}>
        <p role="status">
          <Loader size="sm" /> {t('connections.finishing')}
        </p>
      </AccountPage>
    )
  return (
    <AccountPage
      title={
        connected ? t('connections.connected', { account: connected.account }) : t('connections.refused')
      }
      text={refusal ?? t('connections.close_window')}
    >
      <div>
        <LinkButton to={askedFrom(window) ?? '/calendar-connections'}>{t('connections.back')}</LinkButton>
      </div>
    </AccountPage>
  )
}
