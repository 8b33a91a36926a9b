import type { RequestListener } from 'node:http'
import { afterEach, expect } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { calendarsIn } from '../../../testing/stand-ins/calendars.ts'
import { connectionsOf, lookAfterAll } from '../../../testing/stand-ins/google.ts'
import { startSite } from '../../../testing/stand-ins/site.ts'
import { eventually } from '../../../testing/eventually.ts'

export const DENTIST = ['DTSTART:20270302T093000Z', 'DTEND:20270302T103000Z', 'SUMMARY:Dentist']
export const feedOf = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'X-WR-CALNAME:Family',
    'BEGIN:VEVENT',
    'UID:1',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
const calendar: RequestListener = (request, response) => {
  if (request.headers['if-none-match'] === '"one"') return void response.writeHead(304).end()
  response.writeHead(200, { 'content-type': 'text/calendar', etag: '"one"' }).end(feedOf(...DENTIST))
}
export const plain =
  (body: string, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end(body)

const params = { provider: 'ics' as const }

/** The real server beside a site that publishes a calendar. Call it at the top of a test file. */
export async function startPublished() {
  const published = { answer: calendar }
  const answered: number[] = []
  const site = await startSite('127.0.0.1', (request, response) => {
    response.once('finish', () => answered.push(response.statusCode))
    published.answer(request, response)
  })
  const app = await startTestApp()
  const { connectedHost: hostWith, seen } = calendarsIn(app)

  afterEach(() => {
    published.answer = calendar
    app.clock.advance(2)
  })

  let count = 0
  const addressOf = () => `http://127.0.0.1:${site.port}/secret-${count++}.ics`

  async function connectedHost() {
    const address = addressOf()
    const body = { address }
    const connected = await hostWith(({ api }) =>
      api.call('POST /connections/:provider/open', { params, body }),
    )
    return { ...connected, address }
  }

  /** While the site answers badly, the last known times count. */
  async function keepsTimes(bad: RequestListener, failure: string): Promise<void> {
    const { host, event } = await connectedHost()
    expect(await seen(host, event.slug)).toEqual(['09:00', '10:30'])
    app.clock.advance(2)
    published.answer = bad
    await lookAfterAll(app, host)
    expect(await seen(host, event.slug)).toEqual(['09:00', '10:30'])
    expect((await connectionsOf(host))[0]).toMatchObject({ health: 'working', lastFailure: { failure } })
    app.clock.advance(2)
    published.answer = calendar
    // A request from the page visit may still be running.
    await eventually(async () => {
      await lookAfterAll(app, host)
      expect((await connectionsOf(host))[0]).toMatchObject({ health: 'working', lastFailure: null })
    })
  }

  return { app, site, published, answered, addressOf, connectedHost, seen, keepsTimes }
}
