import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { dateOf } from '@scheduling/domain'
import type { Analytics } from '@scheduling/contract'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useMe } from '../../data/use-me.ts'
import { useNow } from '../../data/use-now.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { useShare } from '../../shell/share-context.ts'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { AnalyticsPicture } from './analytics-picture.tsx'
import classes from './analytics.module.css'
import type { Counted } from './bars.ts'
import { barsOf, isEmpty } from './bars.ts'
import { CountList } from './count-list.tsx'
import { CountMenu } from './count-menu.tsx'
import { DayList } from './day-list.tsx'
import { HourMap } from './hour-map.tsx'
import { analyticsQuery } from '../../data/analytics.ts'
import { rangeBefore, rangeOf } from './range.ts'
import type { Range } from './range.ts'
import { RangeFields } from './range-fields.tsx'

const route = getRouteApi('/shell/analytics')

export function AnalyticsPage() {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const { call } = useDeps()
  const { timeZone } = useMe()
  const navigate = useNavigate()
  const today = dateOf(timeZone, now)
  const range = rangeOf(route.useSearch(), today)
  const analytics = useQuery(analyticsQuery(call, range))
  return (
    <Page
      tabs={<RoomTabs of="/scheduled-events" />}
      title={t('room.analytics')}
      text={t('analytics.text', { zone: format.zone(timeZone, now) })}
      isWide
    >
      <RangeFields
        range={range}
        today={today}
        onChoose={(search) => void navigate({ to: '/analytics', search, replace: true })}
      />
      <Answer of={analytics} loading={<Skeleton height={420} />}>
        {(known) => <Numbers analytics={known} range={range} />}
      </Answer>
    </Page>
  )
}

function Numbers({ analytics, range }: { analytics: Analytics; range: Range }) {
  const t = useText()
  const { call } = useDeps()
  const before = useQuery({ ...analyticsQuery(call, rangeBefore(range)), placeholderData: undefined })
  const { open } = useShare()
  const [what, setWhat] = useState<Counted>('bookings')
  if (isEmpty(analytics))
    return (
      <EmptyState
        picture={<AnalyticsPicture />}
        title={t('analytics.none')}
        text={t('analytics.none_text')}
        actions={<Button onClick={() => open()}>{t('nav.share')}</Button>}
      />
    )
  return (
    <div className={classes.parts}>
      <CountMenu counts={analytics.counts} before={before.data?.counts} value={what} onChoose={setWhat} />
      <DayList bars={barsOf(analytics.days, what)} title={t(`analytics.${what}`)} />
      <HourMap hours={analytics.hours} weekdays={analytics.weekdays} />
      <div className={classes.lists}>
        {analytics.eventTypes.length > 0 && (
          <CountList
            title={t('analytics.event_types')}
            rows={analytics.eventTypes.map(({ id, name, bookings }) => ({ id, name, count: bookings }))}
          />
        )}
        {analytics.sources.some(({ source }) => source !== null) && (
          <CountList
            title={t('analytics.sources')}
            rows={analytics.sources.map(({ source, bookings }) => ({
              id: source ?? '',
              name: source ?? t('analytics.no_source'),
              count: bookings,
            }))}
          />
        )}
      </div>
      {analytics.people.length > 0 && (
        <CountList
          title={t('analytics.people')}
          rows={analytics.people.map(({ id, name, meetings }) => ({ id, name, count: meetings }))}
        />
      )}
    </div>
  )
}
