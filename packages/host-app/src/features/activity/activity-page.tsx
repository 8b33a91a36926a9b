import { SegmentedControl, Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { activityQuery } from './queries.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { useNow } from '../../data/use-now.ts'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ActivityList } from './activity-list.tsx'
import { ActivityPicture } from './activity-picture.tsx'
import classes from './activity.module.css'

const route = getRouteApi('/shell/settings/security')

export function ActivityPage() {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const { call } = useDeps()
  const { show } = route.useSearch()
  const navigate = useNavigate()
  const activity = useInfiniteQuery(activityQuery(call, show))
  return (
    <Page
      title={t('room.security')}
      text={t('activity.text', { zone: format.zone(format.timeZone, now) })}
      tabs={<RoomTabs of="/settings" />}
    >
      <SegmentedControl
        className={classes.about}
        aria-label={t('activity.about')}
        value={show ?? 'security'}
        onChange={(about) =>
          void navigate({
            to: '/settings/security',
            search: about === 'all' ? { show: about } : {},
            replace: true,
          })
        }
        data={[
          { value: 'security', label: t('activity.about_security') },
          { value: 'all', label: t('activity.about_all') },
        ]}
      />
      <Answer of={activity} loading={<ActivitySkeleton />}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.activity)
          return entries.length === 0 ? (
            <EmptyState
              picture={<ActivityPicture />}
              title={t('activity.none')}
              text={t('activity.none_text')}
            />
          ) : (
            <ActivityList
              entries={entries}
              hasMore={activity.hasNextPage}
              isLoadingMore={activity.isFetchingNextPage}
              onMore={() => void activity.fetchNextPage()}
            />
          )
        }}
      </Answer>
    </Page>
  )
}

function ActivitySkeleton() {
  return (
    <div className={classes.group}>
      <div className={classes.day}>
        <Skeleton height={14} width={160} />
      </div>
      <div className={classes.list}>
        {[180, 120, 220, 150, 200].map((width) => (
          <div key={width} className={classes.row}>
            <Skeleton height={14} width={40} />
            <Skeleton height={14} width={width} />
            <Skeleton height={14} width={140} />
          </div>
        ))}
      </div>
    </div>
  )
}
