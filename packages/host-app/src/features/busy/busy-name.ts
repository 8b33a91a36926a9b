import type { HostTranslate } from '@scheduling/messages/host'
import type { NamedTime } from './named.ts'

/** What makes a time busy, and in which calendar. */
export function busyName(
  { title, calendar }: Pick<NamedTime, 'title' | 'calendar'>,
  t: HostTranslate,
): string {
  if (calendar === null) return t('busy.meeting')
  return title === null ? t('busy.in', { calendar }) : t('busy.event_in', { title, calendar })
}
