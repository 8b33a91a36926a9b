import type { Lead } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Format } from '../../../time/format.ts'
import { clockText } from '../../videos/clock-text.ts'

/** What was done with a lead's link. The link may have been passed on, so it does not say who did it. */
export function leadActivityTexts(
  { activity }: Lead,
  t: HostTranslate,
  format: Pick<Format, 'number'>,
): string[] {
  if (activity === null) return [t('leads.did_nothing')]
  const { openedAt, playedAt, part, secondsWatched, clickedAt, bookedAt, suspect } = activity
  if (suspect) return [t('leads.did_suspect')]
  const share = part === null ? clockText(secondsWatched) : format.number(part, { style: 'percent' })
  const hasWatched = part === null ? secondsWatched > 0 : part > 0
  const seen = hasWatched
    ? t('leads.did_watched', { share })
    : t(playedAt === null ? 'leads.did_opened' : 'leads.did_played')
  return [
    ...(openedAt === null ? [] : [seen]),
    ...(clickedAt !== null && bookedAt === null ? [t('leads.did_clicked')] : []),
    ...(bookedAt === null ? [] : [t('leads.did_booked')]),
  ]
}
