import { Loader } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { PROVIDER_IDS } from '../connections/provider-names.ts'
import { useAnswer } from './use-answer.ts'

/** Where a provider leads back to, with what it answered. */
export function AnsweredPage() {
  const t = useText()
  const { code, state } = useSearch({ from: '/shell/calendar-connections/$provider' })
  const { provider: named } = useParams({ from: '/shell/calendar-connections/$provider' })
  const provider = PROVIDER_IDS.find((id) => id === named)
  const problem = useAnswer({
    ...(provider !== undefined && { provider }),
    ...(code !== undefined && { code }),
    ...(state !== undefined && { state }),
  })
  const isRefused = provider === undefined || code === undefined || problem !== null
  return (
    <Page title={t('room.calendar_connections')}>
      {isRefused ? (
        <EmptyState
          title={t('connections.refused')}
          text={problem ? problemText(problem, t) : t('connections.refused_text')}
          actions={<LinkButton to="/calendar-connections">{t('connections.back')}</LinkButton>}
        />
      ) : (
        <p role="status">
          <Loader size="sm" /> {t('connections.finishing')}
        </p>
      )}
    </Page>
  )
}
