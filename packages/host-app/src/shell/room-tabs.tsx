import { useMe } from '../data/use-me.ts'
import { useText } from '../language/language.tsx'
import { PageTabs } from '../ui/page/page-tabs.tsx'
import { navigationOf, tabsOf } from './navigation.ts'
import type { Navigation } from './navigation.ts'
import { useRooms } from './use-rooms.ts'

/** The tabs of a navigation entry. Each may be a room of its own capability. */
export function RoomTabs({ of }: { of: Navigation['path'] }) {
  const t = useText()
  const rooms = useRooms()
  const { isOperator } = useMe()
  const place = navigationOf(rooms).find(({ path }) => path === of)
  return (
    <PageTabs
      label={t('nav.parts', { name: place ? t(place.label) : '' })}
      parts={tabsOf(rooms, of, isOperator).map(({ label, group, ...tab }) => ({
        ...tab,
        text: t(label),
        group: group && t(group),
      }))}
    />
  )
}
