import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { GoogleAccount } from './account.ts'
import { calendarOf, instantOf } from './account.ts'
import { escaped, page } from '../page.ts'

/** What stands in the calendars, for a person to look at and to change: no address of the service. */
export function diaryPage({ email, calendars }: GoogleAccount): string {
  const lists = calendars.map(({ id, summary, events }) => {
    const shown = [...events.values()]
      .filter(({ status }) => status !== 'cancelled')
      .toSorted((one, other) => instantOf(one.start) - instantOf(other.start))
      .map(
        ({ summary: title = '', start }) =>
          `<li>${escaped(start.dateTime ?? start.date ?? '')} ${escaped(title)}</li>`,
      )
    return `<section><h2>${escaped(summary)}</h2><ul>${shown.join('')}</ul>
<form method="post" action="/"><input type="hidden" name="calendar" value="${escaped(id)}">
<label>Title <input name="title" required></label> <label>From, in UTC <input type="datetime-local" name="start" required></label>
<label>Minutes <input type="number" name="minutes" value="30" min="1"></label> <button>Add to ${escaped(summary)}</button></form></section>`
  })
  return page(
    'Sandbox: calendars',
    `<small>This is a stand-in on this machine, not Google.</small><h1>${escaped(email)}</h1>${lists.join('')}`,
  )
}

/** Repeat: adds another one. */
export function addByHand(account: GoogleAccount, form: URLSearchParams, response: ServerResponse): void {
  const calendar = calendarOf(account, form.get('calendar') ?? '')
  const start = Date.parse(`${form.get('start')}Z`)
  const end = start + Number(form.get('minutes')) * 60_000
  if (!calendar || !(end > start)) return void response.writeHead(400).end()
  const id = randomBytes(13).toString('hex')
  calendar.events.set(id, {
    id,
    status: 'confirmed',
    summary: form.get('title') ?? '',
    start: { dateTime: new Date(start).toISOString() },
    end: { dateTime: new Date(end).toISOString() },
  })
  response.writeHead(303, { location: '/' }).end()
}
