import type { HostBooking } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Format } from '../../../time/format.ts'
import { limitsSummary, noticeSummary, windowSummary } from '../../event-types/editor/summaries.ts'

type Receipt = HostBooking['receipt']
type Turn = NonNullable<Receipt['turns']>[number]

export interface ReceiptLine {
  name: string
  /** One per line. */
  values: string[]
}

/**
 * Why the host could be booked then: the rules at that time, the calendars that were checked, and whose turn it was
 * among `people`.
 */
export function receiptLines(
  { receipt, people = [] }: Pick<HostBooking, 'receipt' | 'people'>,
  t: HostTranslate,
  format: Format,
): ReceiptLine[] {
  const { rules, sources, turns = [] } = receipt
  const hours = hoursOf(receipt, people, t)
  return [
    ...(hours.length > 0 ? [{ name: t('receipt.hours'), values: hours }] : []),
    ...(rules ? ruleLines(rules, t, format) : []),
    ...(sources.length > 0
      ? [
          {
            name: t('receipt.sources'),
            values: sources.map((source) => sourceOf(source, receipt.at, t, format)),
          },
        ]
      : []),
    ...turns.map((turn) => ({
      name: turns.length > 1 ? t('receipt.turn_in', { pool: turn.pool }) : t('receipt.turn'),
      values: turnOf(turn, people, t, format),
    })),
  ]
}

/** The person, why them, and what had been counted. Whoever took a meeting over had no turn: what was counted is another's. */
function turnOf(
  { person, cause, free, meetings, share }: Turn,
  people: NonNullable<HostBooking['people']>,
  t: HostTranslate,
  format: Format,
): string[] {
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 })
  const said = [nameOf(person, people, t), causeOf(cause, t)]
  if (cause === 'reassigned') return said
  return [
    ...said,
    t('receipt.turn_free', { count: free }),
    t('receipt.turn_share', { meetings, share: number(share) }),
  ]
}

/** Why each person of a pool comes, in one line each. */
export function turnReasons(
  { receipt: { turns = [] }, people = [] }: Pick<HostBooking, 'receipt' | 'people'>,
  t: HostTranslate,
): string[] {
  return turns.map(({ person, cause }) =>
    t('receipt.of_person', { name: nameOf(person, people, t), text: causeOf(cause, t) }),
  )
}

function nameOf(person: string, people: NonNullable<HostBooking['people']>, t: HostTranslate): string {
  return people.find(({ id }) => id === person)?.name ?? t('team.former')
}

function causeOf(cause: Turn['cause'], t: HostTranslate): string {
  return t(cause === 'only_one_free' ? 'receipt.only_one_free' : `turn.${cause}`)
}

/** The schedule, or that of each person who comes. Empty where nobody kept it. */
function hoursOf(
  { schedule, schedules, rules }: Receipt,
  people: NonNullable<HostBooking['people']>,
  t: HostTranslate,
): string[] {
  const textOf = ({ name, version }: NonNullable<Receipt['schedule']>) =>
    t('receipt.version', { name, version: String(version) })
  if (schedules)
    return schedules.map((one) =>
      t('receipt.of_person', { name: nameOf(one.person, people, t), text: textOf(one.schedule) }),
    )
  if (schedule) return [textOf(schedule)]
  // A meeting of several people is never in hours of the event type itself.
  return rules && people.length === 0 ? [t('event_hours.custom')] : []
}

function ruleLines(
  { minimumNotice, window, limits, bufferBefore, bufferAfter }: NonNullable<Receipt['rules']>,
  t: HostTranslate,
  format: Format,
): ReceiptLine[] {
  const buffers = [
    bufferBefore > 0 && t('receipt.before', { time: format.duration(bufferBefore) }),
    bufferAfter > 0 && t('receipt.after', { time: format.duration(bufferAfter) }),
  ].filter((buffer) => buffer !== false)
  return [
    { name: t('section.notice'), values: [noticeSummary(minimumNotice, t, format)] },
    { name: t('section.window'), values: [windowSummary(window, t, format)] },
    { name: t('section.limits'), values: [limitsSummary(limits, t)] },
    { name: t('receipt.buffers'), values: buffers.length > 0 ? buffers : [t('receipt.no_buffers')] },
  ]
}

/** Names the time of the data if it is older than the check. */
function sourceOf(
  { name, asOf }: Receipt['sources'][number],
  at: string,
  t: HostTranslate,
  format: Format,
): string {
  const source = t(`receipt.${name}`)
  return asOf === at ? source : t('receipt.as_of', { source, time: format.dateTime(Date.parse(asOf)) })
}
