import { dateOf } from '@scheduling/domain'
import type { PlainDate, TimeZone } from '@scheduling/domain'
import { timeWords, englishCity } from '@scheduling/domain/words'
import { withRegion } from '@scheduling/domain/languages'
import { translator } from '@scheduling/messages'
import type { BookingMessages } from '@scheduling/messages/booking'
import type { PageBlock } from '../../../page/wire.ts'
import calendarCss from '../../slots/calendar.module.css'
import { isBeyond } from '../../slots/days.ts'
import { firstState, pickerView } from '../../slots/picker-view.ts'
import timesCss from '../../slots/times.module.css'
import zoneCss from '../../time-zones/time-zone-control.module.css'
import type { EventData } from './event-page-model.ts'

/**
 * Redraws what the server drew in a guessed zone in the visitor's zone, just as the page's script will: from the same
 * view. This way the first dates and times that anybody sees do not change. Returns whether it could. It is inline in
 * every such document, so it copies the drawn elements and imports only tiny parts of the page's code.
 */
export function drawIn(timeZone: TimeZone, { data, texts }: PageBlock<EventData>, root: ParentNode): boolean {
  const { region, timeFormat, weekStart, now } = data.options
  const { slots, date, slot } = data
  const setting = { slots, date, slot, timeZone, weekStart, lastDate: data.event.lastDate, now: () => now }
  const view = pickerView(firstState(setting), setting)
  const { shown, days } = view
  const parts = root.querySelector(`.${timesCss.parts}`)
  if (!parts || !shown) return false

  const t = translator<BookingMessages>(texts.booking, texts.lang)
  const words = timeWords(withRegion(texts.lang, region), timeFormat, dateOf(timeZone, now).slice(0, 4))
  const title = words.date(shown)
  const cells = [...root.querySelectorAll<HTMLElement>('[data-date]')]
  const aDay = cells.find((cell) => cell.hasAttribute('href'))?.getAttribute('href') ?? ''
  const hrefOf = (to: PlainDate) => aDay.replace(DATE, `$1${to}`)

  // Those to another language lead to the day that is shown.
  for (const link of root.querySelectorAll('a[href*="date="]')) redirect(link, DATE, `$1${shown}`)

  for (const [index, day] of days.entries()) {
    const cell = cells[index] as HTMLElement
    const { date: on, free } = day
    change(cell, 'data-date', on)
    cell.textContent = String(Number(on.slice(8)))
    cell.toggleAttribute('data-outside', !day.inMonth)
    change(cell, 'href', free && hrefOf(on))
    change(cell, 'data-fill', free && day.fill)
    change(cell, 'role', !free && 'link')
    change(cell, 'aria-disabled', !free && 'true')
    change(cell, 'aria-current', day.today && 'date')
    const said = { date: words.fullDate(on), count: free }
    change(cell, 'aria-label', t(free ? 'dayFree' : 'dayFull', said))
    change(cell.parentElement as Element, 'aria-selected', String(on === shown))
    if (index % 7 === 0)
      change(cell.closest('tr') as Element, 'data-beyond', isBeyond(on, view.month) && 'true')
  }
  for (const [index, link] of root.querySelectorAll(`.${calendarCss.turn}`).entries()) {
    const to = index === 0 ? view.before : view.after
    change(link, 'href', to && hrefOf(to))
    change(link, 'role', !to && 'link')
    change(link, 'aria-disabled', !to && 'true')
    change(link, 'tabindex', !to && '-1')
  }
  const say = (name: string | undefined, text: string) => {
    const place = root.querySelector(`.${name}`)
    const line = place?.firstElementChild ?? place
    line?.replaceChildren(text)
  }
  say(calendarCss.month, words.month(view.month))
  say(zoneCss.city, englishCity(timeZone))
  say(zoneCss.name, words.zoneName(timeZone, now))
  say(timesCss.day, title)
  say(timesCss.count, t('free', { count: view.free }))
  fill(parts, view.parts, (section, { part, starts }) => {
    section.firstElementChild?.replaceChildren(t(part))
    fill(section.lastElementChild, starts, (item, start) => {
      const time = item.firstElementChild as Element
      const text = words.time(timeZone, start)
      const count = slots.seatsLeft?.[slots.starts.indexOf(start)]
      const note = count && t('seatsLeft', { count })
      const named = new Date(start).toISOString().replace('.000', '')
      redirect(time, /(slot=)[^&]*/, `$1${named}`)
      change(time, 'aria-label', `${note ? `${text} ${note}` : text}, ${title}`)
      time.firstElementChild?.replaceChildren(text)
      if (note) time.lastElementChild?.replaceChildren(note)
    })
  })
  // A tap before the script starts opens a page in the zone that the visitor saw.
  for (const link of root.querySelectorAll('a[href^="?"]')) redirect(link, '?', `?timezone=${timeZone}&`)
  return true
}

const DATE = /(date=)[^&]*/

function redirect(link: Element, from: string | RegExp, to: string): void {
  change(link, 'href', link.getAttribute('href')?.replace(from, to))
}

function change(element: Element, name: string, value: string | number | false | null | undefined): void {
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
