import { Button } from '@mantine/core'
import type { OperatorAction } from '@scheduling/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { Page } from '../../ui/page/page.tsx'
import rows from '../../ui/rows.module.css'
import { Answer } from '../../ui/states/answer.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { RowsSkeleton } from './accounts-page.tsx'
import { actionsQuery } from './queries.ts'

/** The actions of all operators. */
export function ActionsPage() {
  const t = useText()
  const { call } = useDeps()
  const actions = useInfiniteQuery(actionsQuery(call))
  return (
    <Page
      up={{ to: '/settings/accounts', text: t('room.accounts') }}
      title={t('administration.log')}
      text={t('administration.log_text')}
    >
      <Answer of={actions} loading={<RowsSkeleton />}>
        {({ pages }) => {
          const list = pages.flatMap((page) => page.actions)
          if (list.length === 0)
            return <EmptyState title={t('administration.no_log')} text={t('administration.no_log_text')} />
          return (
            <ul className={rows.list}>
              {list.map((action) => (
                <li key={action.id}>
                  <ActionRow action={action} />
                </li>
              ))}
            </ul>
          )
        }}
      </Answer>
      {actions.hasNextPage && (
        <Button
          variant="default"
          mt="md"
          loading={actions.isFetchingNextPage}
          onClick={() => void actions.fetchNextPage()}
        >
          {t('administration.more')}
        </Button>
      )}
    </Page>
  )
}

function ActionRow({ action: { kind, at, by, account, detail } }: { action: OperatorAction }) {
  const t = useText()
  const format = useFormat()
  return (
    <div className={rows.row}>
      <div className={rows.link}>
        <span className={rows.name}>{t(`administration.did_${kind}`)}</span>
        <span className={rows.facts}>
          {account && (
            <span>
              <bdi>{account.email ?? t('administration.gone')}</bdi>
            </span>
          )}
          <span>{by === null ? t('administration.at_server') : t('administration.by', { name: by })}</span>
          <time dateTime={at}>{format.dateTime(Date.parse(at))}</time>
          {detail && (
            <span>
              <bdi>{detail}</bdi>
            </span>
          )}
        </span>
      </div>
    </div>
  )
}
