import { bookingTexts } from '@scheduling/messages/booking'
import { choiceTexts } from '@scheduling/messages/choice'
import { consentTexts } from '@scheduling/messages/consent'
import { errorsTexts } from '@scheduling/messages/errors'
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/preact'
import { onTestFinished, vi } from 'vitest'
import { AfterPick, eventForm } from './features/bookings/after-pick/after-pick.tsx'
import { createEventPage } from './features/bookings/event-page/event-page-model.ts'
import { EventPage } from './features/bookings/event-page/event-page.tsx'
import { ChoosePerson } from './features/bookings/people/choose-person.tsx'
import { seatsOf } from './features/slots/seats-left.ts'
import { booking, eventPage, workdayStarts } from './fixtures.ts'
import { createPage } from './page/page-model.ts'
import { PageView } from './page/page-view.tsx'
import { stillServices } from './page/services.ts'
import type { Services } from './page/services.ts'
import { createLazy } from './ui/lazy.ts'

const BOOKING = await bookingTexts.load('en')
const ERRORS = await errorsTexts.load('en')
const CHOICE = await choiceTexts.load('en')
const CONSENT = await consentTexts.load('en')
// Load this file here, not while a test waits.
await eventForm.isCardReady()

type LooseCall = (route: string, args: { query?: { from: string; to: string } }) => Promise<unknown>

// Allow as much time as a busy machine needs.
configure({ asyncUtilTimeout: 15_000 })

/**
 * Opens the page of an event as its script takes it over. The server in it has every workday free and books everything.
 * Closes at the end of the test.
 */
export function open(
  data = eventPage(),
  now = data.options.now,
  mayAsk = true,
  others: Partial<Services> = {},
) {
  onTestFinished(cleanup)
  const texts = {
    lang: 'en',
    dir: 'ltr' as const,
    booking: BOOKING,
    errors: ERRORS,
    consent: CONSENT,
    choice: CHOICE,
  }
  const addresses: string[] = []
  const call = vi.fn<LooseCall>((route, args) => {
    if (route === 'POST /bookings')
      return Promise.resolve({ state: 'booked', booking, manageToken: 'token', redirect: null })
    const [from, to] = [Date.parse(args.query?.from ?? ''), Date.parse(args.query?.to ?? '')]
    const starts = workdayStarts(from, to).map((start) => new Date(start).toISOString())
    return Promise.resolve({ starts, next: null })
  })
  const tell = vi.fn<Services['tell']>()
  const leave = vi.fn<Services['leave']>()
  const count = vi.fn<Services['count']>()
  const services: Services = {
    ...stillServices(now),
    call: call as never,
    tell,
    leave,
    count,
    mayAsk: () => mayAsk,
    history: {
      push: (href) => addresses.push(`push ${href}`),
      replace: (href) => addresses.push(href),
      keep: () => undefined,
    },
    ...others,
  }
  const page = createPage({ data, texts }, services, (...of) =>
    createEventPage(...of, eventForm, seatsOf(data.slots)),
  )
  render(
    (
      <PageView page={page}>
        <EventPage
          page={page}
          choosePerson={data.people && ChoosePerson}
          afterPick={createLazy(() => Promise.resolve(AfterPick), data.slot === null ? null : AfterPick)}
        />
      </PageView>
    ) as never,
  )
  return { page, call, tell, leave, count, addresses }
}

export const click = (name: RegExp | string, role = 'link') =>
  fireEvent.click(screen.getByRole(role, { name }))
export const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

export async function bookAsNoa() {
  type('Name', 'Noa')
  type('Email', 'noa@example.com')
  click('Confirm booking', 'button')
  await screen.findByRole('heading', { name: 'You are booked' })
}
