import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { connectionsQuery } from '../connections/queries.ts'
import { grantsQuery, isOfExtension } from '../oauth/grants.ts'
import { integrationsQuery } from './queries.ts'
import { webhooksQuery } from '../webhooks/queries.ts'
import { isInWebhooksRoom } from '../webhooks/use-webhooks.ts'
import { CONNECTORS, hooksOf } from './connectors/connectors.ts'
import { useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { IconSearch } from '../../ui/icons.ts'
import { Page } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { useSearchText } from '../../ui/use-search-text.ts'
import { AppCard } from './app-card.tsx'
import { CATEGORIES } from './catalog-search.ts'
import { findApps } from './catalog.ts'
import type { CatalogSearch } from './catalog-search.ts'
import classes from './integrations-page.module.css'
import type { Connection, RoomAccount } from '@scheduling/contract'
import { providerOf } from '@scheduling/contract/providers'

const route = getRouteApi('/shell/integrations')
const ALL = 'all'

export function IntegrationsPage() {
  const t = useText()
  const { call, origin } = useDeps()
  const { category, q } = route.useSearch()
  const navigate = useNavigate({ from: '/integrations' })
  // The catalog does not wait for this.
  const tracking = useQuery(integrationsQuery(call)).data ?? []
  const known = useQuery(connectionsQuery(call)).data
  const webhooks = useQuery(webhooksQuery(call)).data ?? []
  const grants = useQuery(grantsQuery(call)).data ?? []
  const connected = new Set<string>([
    ...tracking.map(({ appId }) => appId),
    ...connectedApps(known),
    ...(webhooks.some(isInWebhooksRoom) ? ['webhooks'] : []),
    ...CONNECTORS.filter((appId) => hooksOf(appId, webhooks).length > 0),
    ...(grants.some((grant) => isOfExtension(grant, origin)) ? ['chrome_extension'] : []),
  ])
  const go = (change: CatalogSearch) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true })

  const searchText = useSearchText(q, (text) => go({ q: text }))

  const apps = findApps(
    (app) => `${t(`app.${app.id}`)} ${t(`app.${app.id}_text`)} ${t(`integrations.${app.category}`)}`,
    { category, q },
  )
  const shown = CATEGORIES.map((name) => ({
    name,
    apps: apps.filter((app) => app.category === name),
  })).filter((group) => group.apps.length > 0)

  return (
    <Page
      isWide
      title={t('room.integrations')}
      text={t('integrations.text')}
      tabs={<RoomTabs of="/integrations" />}
    >
      <div className={classes.bar}>
        <TextInput
          className={classes.search}
          type="search"
          data-search
          leftSection={<IconSearch size={16} />}
          aria-label={t('integrations.search')}
          placeholder={t('integrations.search')}
          value={searchText.typed}
          onChange={(event) => searchText.type(event.currentTarget.value)}
        />
        <SegmentedControl
          className={classes.categories}
          withItemsBorders={false}
          aria-label={t('integrations.categories')}
          value={category ?? ALL}
          onChange={(chosen) => go({ category: CATEGORIES.find((name) => name === chosen) })}
          data={[
            { value: ALL, label: t('integrations.all') },
            ...CATEGORIES.map((name) => ({ value: name, label: t(`integrations.${name}`) })),
          ]}
        />
      </div>
      <output className={classes.count}>{t('integrations.count', { count: apps.length })}</output>
      {shown.length === 0 && (
        <EmptyState
          title={t('integrations.none', { search: q ?? '' })}
          text={t('integrations.none_text')}
          actions={
            <Button variant="default" onClick={() => go({ q: undefined, category: undefined })}>
              {t('integrations.show_all')}
            </Button>
          }
        />
      )}
      {shown.map((group) => (
        <section key={group.name} className={classes.group} aria-labelledby={`category-${group.name}`}>
          <h2 id={`category-${group.name}`} className={classes.title}>
            {t(`integrations.${group.name}`)}
          </h2>
          <ul className={classes.apps}>
            {group.apps.map((app) => (
              <li key={app.id}>
                <AppCard app={app} isConnected={connected.has(app.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}

/** Apps that the catalog shows as connected: connected accounts, and the meeting links that one of them makes. */
function connectedApps(
  known: { connections: readonly Connection[]; rooms: readonly RoomAccount[] } | undefined,
): string[] {
  if (!known) return []
  return [
    ...known.connections.map(({ provider }) => providerOf(provider).apps[0].id),
    ...known.rooms.map(({ kind }) => kind),
  ]
}
