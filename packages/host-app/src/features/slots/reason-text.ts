import type { PersonReasons, Reason } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Format } from '../../time/format.ts'

type ReasonSection = 'duration' | 'availability' | 'notice' | 'window' | 'limits'

/** The part of the editor in which a cause can be changed. */
export type ReasonPart = ReasonSection | 'team'

/** Where the host can change the cause. */
export type ReasonLink =
  | { to: 'section'; section: ReasonSection }
  | { to: 'booking'; id: string }
  | { to: 'team' }
  | { to: 'own_hours' }
  | { to: 'none' }

/** A reason, and whom it keeps from coming. */
export interface ReasonOfPeople {
  reason: Reason
  people: readonly PersonReasons[]
}

/** Why a team cannot take a start. */
export interface TeamReasons {
  /** What holds for everybody. */
  shared: Reason[]
  ofPeople: ReasonOfPeople[]
  free: readonly PersonReasons[]
}

const SECTION: Partial<Record<Reason['code'], ReasonSection>> = {
  outside_hours: 'availability',
  override: 'availability',
  not_on_increment: 'duration',
  buffer: 'duration',
  minimum_notice: 'notice',
  outside_window: 'window',
  limit_day: 'limits',
  limit_week: 'limits',
  limit_month: 'limits',
}

export function reasonLink({ code, bookingId, heldUntil }: Reason): ReasonLink {
  if (heldUntil) return { to: 'none' }
  if (code === 'too_few_people') return { to: 'team' }
  if (code === 'holiday' || code === 'time_away') return { to: 'own_hours' }
  const section = SECTION[code]
  if (code === 'busy') return bookingId ? { to: 'booking', id: bookingId } : { to: 'none' }
  return section ? { to: 'section', section } : { to: 'none' }
}

// What a team says about each of its people. The limits of a person are not those of the event type.
const TEAM_RULES: readonly Reason['code'][] = ['away', 'too_far_ahead', 'limit_day', 'limit_week']

/** The same for a reason of people. Only they themselves can open their hours. */
export function linkOfPeople({ reason, people }: ReasonOfPeople): ReasonLink {
  if (TEAM_RULES.includes(reason.code)) return { to: 'team' }
  const link = reasonLink(reason)
  const isOfHours = link.to === 'section' ? link.section === 'availability' : link.to === 'own_hours'
  if (!isOfHours) return link
  return people.some(({ isYou }) => isYou) ? { to: 'own_hours' } : { to: 'none' }
}

// They are the same for everybody.
const OF_THE_TIME: readonly Reason['code'][] = ['in_the_past', 'minimum_notice']

/** Equal reasons have the same key. */
export function reasonKey(reason: Reason): string {
  const { code, start, end, bookingId, calendar, heldUntil, earliest, limit, name } = reason
  return [code, start, end, bookingId, heldUntil, earliest, limit, calendar, name].join(' ')
}

/** Equal reasons of several people are one. What the time itself has against it is said once, without names. */
export function groupReasons(shared: readonly Reason[], people: readonly PersonReasons[]): TeamReasons {
  const all = people.flatMap((person) => person.reasons.map((reason) => ({ reason, person })))
  const groups = [...Map.groupBy(all, ({ reason }) => reasonKey(reason)).values()].flatMap((group) =>
    group[0] ? [{ reason: group[0].reason, people: group.map(({ person }) => person) }] : [],
  )
  const isOfTime = ({ reason, people: some }: ReasonOfPeople) =>
    OF_THE_TIME.includes(reason.code) && some.length === people.length
  const ofTime = groups.filter(isOfTime).map(({ reason }) => reason)
  return {
    shared: [...shared.filter(({ code }) => ofTime.length === 0 || code !== 'too_few_people'), ...ofTime],
    ofPeople: groups.filter((group) => !isOfTime(group)),
    free: people.filter(({ reasons }) => reasons.length === 0),
  }
}

/** A reason of people, to be followed by their names. */
export function textOfPeople({ reason }: ReasonOfPeople, t: HostTranslate, format: Format): string {
  const { code, limit, name = '' } = reason
  switch (code) {
    case 'outside_hours':
    case 'override':
    case 'away':
    case 'too_far_ahead':
      return t(`why.person_${code}`)
    case 'time_away':
      return t('why.person_away')
    case 'holiday':
      return t('why.person_holiday', { name })
    case 'limit_day':
    case 'limit_week':
      return t(`why.person_${code}`, { count: limit ?? 1 })
    case 'busy': {
      const item = itemOf(reason, format)
      return item === undefined ? t('why.person_busy') : t('why.person_busy_with', { item })
    }
    default:
      return reasonText(reason, t, format)
  }
}

/** A reason as one sentence. */
export function reasonText(reason: Reason, t: HostTranslate, format: Format): string {
  const { code, earliest, limit, heldUntil, calendar, name = '' } = reason
  if (heldUntil) return t('why.held', { time: format.dateTime(Date.parse(heldUntil)) })
  const item = itemOf(reason, format)
  if (item && calendar !== undefined) return t('why.busy_in', { item, calendar })
  switch (code) {
    case 'busy':
      return item ? t('why.busy_with', { item }) : t('why.busy')
    case 'buffer':
      return item ? t('why.buffer_with', { item }) : t('why.buffer')
    case 'holiday':
      return t('why.holiday', { name })
    case 'minimum_notice':
      return earliest
        ? t('why.minimum_notice_until', { time: format.dateTime(Date.parse(earliest)) })
        : t('why.minimum_notice')
    case 'limit_day':
    case 'limit_week':
    case 'limit_month':
      return t(`why.${code}`, { count: limit ?? 1 })
    default:
      return t(`why.${code}`)
  }
}

/** When the item in the way is. */
function itemOf({ start, end }: Reason, format: Format): string | undefined {
  if (!start || !end) return undefined
  return format.joined(format.dayOf(Date.parse(start)), format.timeRange(Date.parse(start), Date.parse(end)))
}
