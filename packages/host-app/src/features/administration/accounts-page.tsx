import { Button, Skeleton, TextInput } from '@mantine/core'
import type { AdministeredAccount } from '@scheduling/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { IconSearch } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import rows from '../../ui/rows.module.css'
import { Answer } from '../../ui/states/answer.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { useSearchText } from '../../ui/use-search-text.ts'
import type { AccountAction } from './account-dialog.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { AccountRow } from './account-row.tsx'
import classes from './administration.module.css'
import { accountsQuery } from './queries.ts'

const route = getRouteApi('/shell/settings/accounts')

export function AccountsPage() {
  const t = useText()
  const { call } = useDeps()
  const me = useMe()
  const { q } = route.useSearch()
  const navigate = useNavigate({ from: '/settings/accounts' })
  const searchText = useSearchText(q, (text) => void navigate({ search: { q: text }, replace: true }))
  const accounts = useInfiniteQuery(accountsQuery(call, q))
  const [asked, setAsked] = useState<{ account: AdministeredAccount; action: AccountAction }>()
  return (
    <Page
      title={t('room.accounts')}
      text={t('administration.text')}
      tabs={<RoomTabs of="/settings" />}
      actions={
        <>
          {me.server.sellsPlans && (
            <LinkButton to="/settings/accounts/$tool" params={{ tool: 'gift-cards' }} variant="default">
              {t('administration.gift_cards')}
            </LinkButton>
          )}
          <LinkButton to="/settings/accounts/$tool" params={{ tool: 'upgrades' }} variant="default">
            {t('administration.upgrades')}
          </LinkButton>
          <LinkButton to="/settings/accounts/$tool" params={{ tool: 'log' }} variant="default">
            {t('administration.log')}
          </LinkButton>
        </>
      }
    >
      <TextInput
        className={classes.search}
        type="search"
        data-search
        leftSection={<IconSearch size={16} />}
        aria-label={t('administration.search')}
        placeholder={t('administration.search')}
        value={searchText.typed}
        onChange={(event) => searchText.type(event.currentTarget.value)}
      />
      <Answer of={accounts} loading={<RowsSkeleton />}>
        {({ pages }) => {
          const list = pages.flatMap((page) => page.accounts)
          if (list.length === 0)
            return <EmptyState title={t('administration.none')} text={t('administration.none_text')} />
          return (
            <ul className={rows.list}>
              {list.map((account) => (
                <li key={account.id}>
                  <AccountRow account={account} onAsk={(action) => setAsked({ account, action })} />
                </li>
              ))}
            </ul>
          )
        }}
      </Answer>
      {accounts.hasNextPage && (
        <Button
          variant="default"
          mt="md"
          loading={accounts.isFetchingNextPage}
          onClick={() => void accounts.fetchNextPage()}
        >
          {t('administration.more')}
        </Button>
      )}
      {asked && <AccountDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Page>
  )
}

export function RowsSkeleton() {
  return (
    <div className={rows.skeleton}>
      {[140, 180, 120, 160].map((width) => (
        <div key={width} className={rows.waiting}>
          <Skeleton height={16} width={width} />
          <Skeleton height={32} width={32} />
        </div>
      ))}
    </div>
  )
}
