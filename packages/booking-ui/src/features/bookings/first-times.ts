import { DAY } from '@scheduling/domain'
import type { Instant, PlainDate, TimeZone } from '@scheduling/domain'
import { translator } from '@scheduling/messages'
import type { BookingMessages } from '@scheduling/messages/booking'
import type { PageBlock } from '../../page/wire.ts'
import { clockOptions, DATE, dateFormat, FULL_DATE, TAGS, zoneName } from '../../time/formats.ts'
import type { TimeFormat } from '../../time/formats.ts'
import { zoneCity } from '../../time/zone-city.ts'
import { dayToShow, partOf } from '../slots/days.ts'
import timesCss from '../slots/times.module.css'
import zoneCss from '../time-zones/time-zone-control.module.css'
import type { EventData } from './event-page-model.ts'

/** A start, and what the clock on the visitor's wall shows then, as if it ran in UTC. */
type Local = [start: Instant, local: number]

/**
 * Changes what the server drew in a zone that it guessed to the visitor's, as the page's script is about to draw it: the
 * first times that anybody sees are those that stay. Answers whether it could. It stands in every such document: it
 * copies what is drawn, and uses of the page's code what weighs next to nothing.
 */
export function drawIn(zone: TimeZone, { data, texts }: PageBlock<EventData>, root: ParentNode): boolean {
  const { language, now } = data.options
  const hours = root.querySelector<HTMLElement>('[data-hours]')?.dataset.hours as TimeFormat
  const parts = root.querySelector(`.${timesCss.parts}`)
  const cells = [...root.querySelectorAll<HTMLElement>('[data-date]')]
  const days = byLocalDay(data.slots.starts, zone)
  const sheet = cells.map(({ dataset }) => {
    const date = dataset.date as PlainDate
    const free = days.get(date)?.length ?? 0
    return { date, free, inMonth: dataset.outside === undefined, today: false, fill: 0 }
  })
  const shown = dayToShow(sheet, data.date)
  const times = days.get(shown ?? '')
  if (!parts || !times) return false

  const tag = TAGS[language]
  const t = translator<BookingMessages>(texts.booking, tag)
  const [clock, date, fullDate] = [clockOptions(hours), DATE, FULL_DATE].map((options) =>
    dateFormat(tag, options),
  ) as [Write, Write, Write]
  const title = date(Date.parse(shown as PlainDate))
  const today = dateOf(localOf(zone)(now))
  const most = Math.max(...sheet.map(({ free }) => free))
  const href = cells.find((cell) => cell.hasAttribute('href'))?.getAttribute('href') ?? ''

  for (const [index, { date: on, free }] of sheet.entries()) {
    const cell = cells[index] as HTMLElement
    change(cell, 'href', free && href.replace(/(date=)[^&]*/, `$1${on}`))
    change(cell, 'data-fill', free && Math.ceil((free / most) * 4))
    change(cell, 'role', !free && 'link')
    change(cell, 'aria-disabled', !free && 'true')
    change(cell, 'aria-current', on === today && 'date')
    const words = { date: fullDate(Date.parse(on)), count: free }
    change(cell, 'aria-label', t(free ? 'dayFree' : 'dayFull', words))
    change(cell.parentElement as Element, 'aria-selected', String(on === shown))
  }
  const say = (name: string | undefined, text: string) =>
    root.querySelector(`.${name}`)?.replaceChildren(text)
  say(zoneCss.city, zoneCity(zone))
  say(zoneCss.name, zoneName(tag, zone))
  say(timesCss.day, title)
  say(timesCss.count, t('free', { count: times.length }))
  fill(parts, inParts(times), (section, own) => {
    section.firstElementChild?.replaceChildren(t(partOfLocal(own[0] as Local)))
    fill(section.lastElementChild, own, ({ firstElementChild: time }, [start, local]) => {
      const text = clock(local)
      const slot = new Date(start).toISOString().replace('.000', '')
      if (!time) return
      change(time, 'href', time.getAttribute('href')?.replace(/(slot=)[^&]*/, `$1${slot}`) ?? false)
      change(time, 'aria-label', `${text}, ${title}`)
      time.firstElementChild?.replaceChildren(text)
    })
  })
  return true
}

type Write = (instant: number) => string

function change(element: Element, name: string, value: string | number | false): void {
  if (value) element.setAttribute(name, String(value))
  else element.removeAttribute(name)
}

/** One child for each, made after the first. */
function fill<Of>(list: Element | null, all: readonly Of[], draw: (child: Element, one: Of) => void): void {
  const first = list?.firstElementChild
  const children = all.map((one) => {
    const child = first?.cloneNode(true) as Element
    draw(child, one)
    return child
  })
  list?.replaceChildren(...children)
}

function inParts(times: readonly Local[]): Local[][] {
  const parts = new Map<string, Local[]>()
  for (const time of times) {
    const part = partOfLocal(time)
    parts.set(part, [...(parts.get(part) ?? []), time])
  }
  return [...parts.values()]
}

function partOfLocal([, local]: Local) {
  return partOf(new Date(local).getUTCHours())
}

function byLocalDay(starts: readonly Instant[], zone: TimeZone): Map<PlainDate, Local[]> {
  const days = new Map<PlainDate, Local[]>()
  const clock = localOf(zone)
  const offsetAt = (instant: Instant) => clock(instant) - instant
  let offset = 0
  let offsetHoldsUntil = -Infinity
  for (const start of starts) {
    if (start >= offsetHoldsUntil) {
      offset = offsetAt(start)
      offsetHoldsUntil = offsetAt(start + DAY) === offset ? start + DAY : start
    }
    const local = start + offset
    days.set(dateOf(local), [...(days.get(dateOf(local)) ?? []), [start, local]])
  }
  return days
}

/** Swedish dates are written as ISO 8601 has them. */
function localOf(zone: TimeZone): (instant: Instant) => number {
  const clock = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  return (instant) => Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`)
}

function dateOf(local: number): PlainDate {
  return new Date(local).toISOString().slice(0, 10)
}
