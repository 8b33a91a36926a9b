import type { ServerResponse } from 'node:http'
import { escaped, page } from '../page.ts'
import type { Called } from './listen.ts'
import type { Health } from './health.ts'
import { changeHealth, healthSection } from './health.ts'

/** The events of one calendar, in the same form for every service. */
export interface DiaryCalendar {
  id: string
  name: string
  /** `start` in the service's own format. */
  entries: () => { id: string; title: string; start: string }[]
  add: (title: string, start: Date, end: Date) => void
  remove: (id: string) => void
}

/** What a person views and changes by hand. */
export interface Diary {
  /** The service that it replaces. */
  service: string
  account: string
  calendars: readonly DiaryCalendar[]
  health: Health
}

/**
 * A page at `/` with the events of the calendars. People can view and change them, and make the service fail. The
 * real service has no such page. Repeat: adding adds another event; the rest stays the same.
 */
export function answerDiary(
  diary: Diary,
  { method, body }: Pick<Called, 'method' | 'body'>,
  response: ServerResponse,
): void {
  if (method === 'POST') return doByHand(diary, new URLSearchParams(body), response)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(diaryPage(diary))
}

function diaryPage({ service, account, calendars, health }: Diary): string {
  const lists = calendars.map(({ id, name, entries }) => {
    const shown = entries()
      .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
      .map(
        (entry) =>
          `<li>${escaped(entry.start)} ${escaped(entry.title)} ${actionForm(
            'delete',
            { calendar: id, event: entry.id },
            `<button aria-label="Delete ${escaped(entry.title)}">Delete</button>`,
          )}</li>`,
      )
    const fields = `<label>Title <input name="title" required></label> <label>From, in UTC <input type="datetime-local" name="start" required></label>
<label>Minutes <input type="number" name="minutes" value="30" min="1"></label> <button>Add to ${escaped(name)}</button>`
    return `<section><h2>${escaped(name)}</h2><ul>${shown.join('')}</ul>${actionForm('add', { calendar: id }, fields)}</section>`
  })
  return page(
    'Sandbox: calendars',
    `<small>This is a stand-in on this machine, not ${service}.</small><h1>${escaped(account)}</h1>${lists.join('')}${healthSection(health)}`,
  )
}

function actionForm(action: 'add' | 'delete', kept: Record<string, string>, fields: string): string {
  const hidden = Object.entries({ ...kept, action }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  )
  return `<form method="post" action="/">${hidden.join('')}${fields}</form>`
}

function doByHand({ calendars, health }: Diary, form: URLSearchParams, response: ServerResponse): void {
  const calendar = calendars.find(({ id }) => id === form.get('calendar'))
  if (form.get('action') === 'delete') calendar?.remove(form.get('event') ?? '')
  else if (!changeHealth(health, form)) {
    const start = Date.parse(`${form.get('start')}Z`)
    const end = start + Number(form.get('minutes')) * 60_000
    if (!calendar || !(end > start)) return void response.writeHead(400).end()
    calendar.add(form.get('title') ?? '', new Date(start), new Date(end))
  }
  response.writeHead(303, { location: '/' }).end()
}
