import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { escaped, page } from '../page.ts'
import type { GoogleAccount } from './account.ts'
import { calendarOf, instantOf } from './account.ts'
import type { Faults } from '../service/faults.ts'
import type { Endpoint } from './endpoints.ts'
import { CALENDAR_ENDPOINTS } from './endpoints.ts'

/** What a person may do by hand on the page. */
type Deed = 'add' | 'delete' | 'break' | 'mend'

/** What stands in the calendars, for a person to look at and to change, and to see what happens when the service fails: no address of it. */
export function diaryPage({ email, calendars }: GoogleAccount, isBroken: boolean): string {
  const lists = calendars.map(({ id, summary, events }) => {
    const shown = [...events.values()]
      .filter(({ status }) => status !== 'cancelled')
      .toSorted((one, other) => instantOf(one.start) - instantOf(other.start))
      .map(
        ({ id: eventId, summary: title = '', start }) =>
          `<li>${escaped(start.dateTime ?? start.date ?? '')} ${escaped(title)} ${deedForm(
            'delete',
            { calendar: id, event: eventId },
            `<button aria-label="Delete ${escaped(title)}">Delete</button>`,
          )}</li>`,
      )
    const fields = `<label>Title <input name="title" required></label> <label>From, in UTC <input type="datetime-local" name="start" required></label>
<label>Minutes <input type="number" name="minutes" value="30" min="1"></label> <button>Add to ${escaped(summary)}</button>`
    return `<section><h2>${escaped(summary)}</h2><ul>${shown.join('')}</ul>${deedForm('add', { calendar: id }, fields)}</section>`
  })
  const health = isBroken
    ? deedForm('mend', {}, '<p>It answers nothing but errors.</p><button>Let it work again</button>')
    : deedForm('break', {}, '<p>It works.</p><button>Let it answer nothing but errors</button>')
  return page(
    'Sandbox: calendars',
    `<small>This is a stand-in on this machine, not Google.</small><h1>${escaped(email)}</h1>${lists.join('')}<section><h2>The service</h2>${health}</section>`,
  )
}

function deedForm(deed: Deed, kept: Record<string, string>, fields: string): string {
  const hidden = Object.entries({ ...kept, deed }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  )
  return `<form method="post" action="/">${hidden.join('')}${fields}</form>`
}

/** Repeat: adds another one; everything else is as it was. */
export function doByHand(
  account: GoogleAccount,
  faults: Faults<Endpoint>,
  form: URLSearchParams,
  response: ServerResponse,
): void {
  const calendar = calendarOf(account, form.get('calendar') ?? '')
  switch (form.get('deed')) {
    case 'break':
      for (const endpoint of CALENDAR_ENDPOINTS) faults.begin(endpoint, 'unavailable')
      break
    case 'mend':
      faults.end()
      break
    case 'delete': {
      const event = calendar?.events.get(form.get('event') ?? '')
      if (event) calendar?.events.set(event.id, { ...event, status: 'cancelled' })
      break
    }
    default: {
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
    }
  }
  response.writeHead(303, { location: '/' }).end()
}
