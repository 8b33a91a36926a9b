import { dateOf, wallTimeOf } from '@scheduling/domain'
import type { Instant, PlainDate, TimeZone } from '@scheduling/domain'
import { timeWords, zoneCity } from '@scheduling/domain/words'
import { SPOKEN, regionalTag } from '@scheduling/domain/languages'
import { translator } from '@scheduling/messages'
import type { BookingMessages } from '@scheduling/messages/booking'
import type { PageBlock } from '../../../page/wire.ts'
import { dayToShow, partOf } from '../../slots/days.ts'
import timesCss from '../../slots/times.module.css'
import zoneCss from '../../time-zones/time-zone-control.module.css'
import type { EventData } from './event-page-model.ts'

/**
 * Redraws what the server drew in a guessed zone in the visitor's zone, just as the page's script will. This way the
 * first times that anybody sees do not change. Returns whether it could. It is inline in every such document, so it
 * copies the drawn elements and imports only tiny parts of the page's code.
 */
export function drawIn(zone: TimeZone, { data, texts }: PageBlock<EventData>, root: ParentNode): boolean {
  const { language, region, timeFormat, now } = data.options
  const parts = root.querySelector(`.${timesCss.parts}`)
  const cells = [...root.querySelectorAll<HTMLElement>('[data-date]')]
  const days = grouped(data.slots.starts, (start) => dateOf(zone, start))
  const sheet = cells.map(({ dataset }) => {
    const date = dataset.date as PlainDate
    const free = days.get(date)?.length ?? 0
    return { date, free, inMonth: dataset.outside === undefined, today: false, fill: 0 }
  })
  const shown = dayToShow(sheet, data.date)
  const times = days.get(shown ?? '')
  if (!parts || !times) return false

  const t = translator<BookingMessages>(texts.booking, SPOKEN[language].tag)
  const words = timeWords(regionalTag(language, region), timeFormat)
  const title = words.date(shown as PlainDate)
  const today = dateOf(zone, now)
  const most = Math.max(...sheet.map(({ free }) => free))
  const href = cells.find((cell) => cell.hasAttribute('href'))?.getAttribute('href') ?? ''

  for (const [index, { date: on, free }] of sheet.entries()) {
    const cell = cells[index] as HTMLElement
    change(cell, 'href', free && href.replace(/(date=)[^&]*/, `$1${on}`))
    change(cell, 'data-fill', free && Math.ceil((free / most) * 4))
    change(cell, 'role', !free && 'link')
    change(cell, 'aria-disabled', !free && 'true')
    change(cell, 'aria-current', on === today && 'date')
    const said = { date: words.fullDate(on), count: free }
    change(cell, 'aria-label', t(free ? 'dayFree' : 'dayFull', said))
    change(cell.parentElement as Element, 'aria-selected', String(on === shown))
  }
  const say = (name: string | undefined, text: string) => {
    const place = root.querySelector(`.${name}`)
    const line = place?.firstElementChild ?? place
    line?.replaceChildren(text)
  }
  say(zoneCss.city, zoneCity(zone))
  say(zoneCss.name, words.zoneName(zone, now))
  say(timesCss.day, title)
  say(timesCss.count, t('free', { count: times.length }))
  const inParts = grouped(times, (start) => partOf(Number(wallTimeOf(zone, start).slice(0, 2))))
  fill(parts, [...inParts], (section, [part, own]) => {
    section.firstElementChild?.replaceChildren(t(part))
    fill(section.lastElementChild, own, ({ firstElementChild: time }, start) => {
      const text = words.time(zone, start)
      const slot = new Date(start).toISOString().replace('.000', '')
      if (!time) return
      change(time, 'href', time.getAttribute('href')?.replace(/(slot=)[^&]*/, `$1${slot}`) ?? false)
      change(time, 'aria-label', `${text}, ${title}`)
      time.firstElementChild?.replaceChildren(text)
    })
  })
  // A tap before the script starts opens a page in the zone that the visitor saw.
  for (const link of root.querySelectorAll('a[href^="?"]'))
    change(link, 'href', link.getAttribute('href')?.replace('?', `?timezone=${zone}&`) ?? false)
  return true
}

function change(element: Element, name: string, value: string | number | false): void {
  if (value) element.setAttribute(name, String(value))
  else element.removeAttribute(name)
}

/** Draws one child for each item, as copies of the first child. */
function fill<Of>(list: Element | null, all: readonly Of[], draw: (child: Element, one: Of) => void): void {
  const first = list?.firstElementChild
  const children = all.map((one) => {
    const child = first?.cloneNode(true) as Element
    draw(child, one)
    return child
  })
  list?.replaceChildren(...children)
}

// Older browsers lack Map.groupBy.
function grouped<Key>(starts: readonly Instant[], keyOf: (start: Instant) => Key): Map<Key, Instant[]> {
  const groups = new Map<Key, Instant[]>()
  for (const start of starts) groups.set(keyOf(start), [...(groups.get(keyOf(start)) ?? []), start])
  return groups
}
