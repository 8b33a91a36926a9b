import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { DomainForm } from './domain-form.tsx'
import { DomainStatus } from './domain-status.tsx'
import { domainQuery } from './queries.ts'
import { useDomainActions } from './use-domain-actions.ts'

export function DomainPage() {
  const t = useText()
  const { call } = useDeps()
  const query = useQuery(domainQuery(call))
  const actions = useDomainActions()
  return (
    <Page title={t('room.domain')} text={t('domain.text')} tabs={<RoomTabs of="/settings" />}>
      <Answer of={query} loading={<Skeleton height={160} maw={720} />}>
        {({ domain }) =>
          domain ? (
            <DomainStatus domain={domain} actions={actions} />
          ) : (
            <DomainForm onSend={async (typed) => actions.use(typed, null)} />
          )
        }
      </Answer>
    </Page>
  )
}
