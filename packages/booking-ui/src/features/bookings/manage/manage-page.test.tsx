// @vitest-environment happy-dom
import type { ManagedBooking } from '@scheduling/contract'
import { bookingTexts } from '@scheduling/messages/booking'
import { errorsTexts } from '@scheduling/messages/errors'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { booking, bookingPage, NOW, workdayStarts } from '../../../fixtures.ts'
import { createPage } from '../../../page/page-model.ts'
import { PageView } from '../../../page/page-view.tsx'
import { stillServices } from '../../../page/services.ts'
import type { Services } from '../../../page/services.ts'
import { createLazy } from '../../../ui/lazy.ts'
import { createManagePage } from './manage-page-model.ts'
import { ManagePage } from './manage-page.tsx'
import { RescheduleSteps } from './reschedule-steps.tsx'

const texts = {
  lang: 'en',
  dir: 'ltr' as const,
  booking: await bookingTexts.load('en'),
  errors: await errorsTexts.load('en'),
}

type LooseCall = (
  route: string,
  args: {
    query?: { from: string; to: string }
    body?: { start?: string; reason?: string; anybody?: boolean }
  },
) => Promise<unknown>

// Allow as much time as a busy machine needs.
configure({ asyncUtilTimeout: 15_000 })

afterEach(cleanup)

const hostLines = () => screen.getAllByText(/^Host: /).map(({ textContent }) => textContent)

interface World {
  data?: Parameters<typeof bookingPage>[0]
  /** Answers the calls that change something. */
  change?: LooseCall
  ownZone?: string
  /** The times at which only others are free. */
  others?: string[]
}

function open({ data, change, ownZone, others }: World = {}) {
  const addresses: string[] = []
  const tell = vi.fn<Services['tell']>()
  const call = vi.fn<LooseCall>((route, args) => {
    if (route === 'GET /manage/slots') {
      const [from, to] = [Date.parse(args.query?.from ?? ''), Date.parse(args.query?.to ?? '')]
      const free = workdayStarts(from, to).filter((start) => start !== Date.parse(booking.start))
      const all = free.map((start) => new Date(start).toISOString())
      const starts = all.filter((start) => !others?.includes(start))
      return Promise.resolve({ starts, next: null, ...(others && { others }) })
    }
    return change ? change(route, args) : Promise.reject(new Error(`Nobody expects ${route}`))
  })
  const services: Services = {
    ...stillServices(NOW),
    manage: () => call as never,
    tell,
    ownZone: () => ownZone,
    history: {
      push: (href) => addresses.push(href),
      replace: (href) => addresses.push(href),
      keep: () => undefined,
    },
  }
  const page = createPage({ data: bookingPage(data), texts }, services, createManagePage)
  render(
    (
      <PageView page={page}>
        <ManagePage page={page} rescheduleSteps={createLazy(() => Promise.resolve(RescheduleSteps))} />
      </PageView>
    ) as never,
  )
  return { call, tell, addresses }
}

const click = (name: RegExp | string, role = 'link') => fireEvent.click(screen.getByRole(role, { name }))
const refused = (code: string, nearest: string[] = []) =>
  Promise.reject(Object.assign(new Error(code), { code, problem: { nearest } }))

async function pickAnother(): Promise<void> {
  click('Reschedule')
  await screen.findByRole('heading', { name: 'Pick a new time' })
  fireEvent.click(await screen.findByRole('link', { name: /^10:15, / }))
  await screen.findByRole('button', { name: 'Reschedule meeting' })
}

const moved = {
  ...booking,
  start: '2027-03-04T09:15:00Z',
  end: '2027-03-04T09:45:00Z',
  formerStart: booking.start,
}

describe('moving', () => {
  test('opens on the day of the meeting, says the current time and marks its day', async () => {
    open({ data: { date: '2027-03-04' } })
    click('Reschedule')
    await screen.findByRole('heading', { name: 'Thursday 4 March' })
    expect(screen.getByText(/^Current time/).textContent).toBe('Current time: Thursday, 4 March 2027, 15:00')
    const marked = screen.getAllByRole('gridcell').filter((cell) => cell.hasAttribute('data-marked'))
    expect(marked.map((cell) => cell.textContent)).toEqual(['4'])
  })

  test('the time that it has stands among the others of its day, said to be that, and cannot be chosen', async () => {
    open({ data: { date: '2027-03-04' } })
    click('Reschedule')
    const current = await screen.findByRole('link', { name: /^15:00\s*Current$/ })
    expect(current.textContent).toBe('15:00 Current')
    expect([current.getAttribute('href'), current.getAttribute('aria-disabled')]).toEqual([null, 'true'])
    const times = screen.getAllByRole('link', { name: /, Thursday 4 March|Current/ })
    const around = times.slice(times.indexOf(current) - 1, times.indexOf(current) + 2)
    expect(around.map((time) => time.textContent)).toEqual(['14:45', '15:00 Current', '15:15'])
    expect(screen.getByText(/times free$/).textContent).toBe(`${times.length - 1} times free`)
    fireEvent.click(current)
    screen.getByRole('heading', { name: 'Pick a new time' })
  })

  test('on another day, and on its day in another zone, no other time is said to be it', async () => {
    open({ data: { date: '2027-03-05', options: { timeZone: 'Asia/Tokyo' } } })
    click('Reschedule')
    await screen.findByRole('heading', { name: 'Friday 5 March' })
    expect(screen.queryByText('Current')).toBeNull()
    click(/^Thursday, 4 March/)
    expect(screen.getByText('Current').parentElement?.textContent).toBe('23:00 Current')
  })

  test('after a move it is the new time, and the count does not have it', async () => {
    open({ data: { date: '2027-03-04' }, change: () => Promise.resolve(moved) })
    await pickAnother()
    click('Reschedule meeting', 'button')
    await screen.findByRole('heading', { name: 'You have a new time' })
    click('Reschedule')
    await screen.findByRole('link', { name: /^10:15\s*Current$/ })
    const times = screen.getAllByRole('link', { name: /, Thursday 4 March|Current/ })
    expect(times.filter(({ textContent }) => textContent?.startsWith('10:15'))).toHaveLength(1)
    expect(screen.getByText(/times free$/).textContent).toBe(`${times.length - 1} times free`)
  })

  test('a new time and a reason are sent, and the booking says so', async () => {
    const change = vi.fn<LooseCall>(() => Promise.resolve(moved))
    const { tell } = open({ data: { date: '2027-03-04' }, change })
    await pickAnother()
    fireEvent.input(screen.getByLabelText(/Why are you rescheduling/), { target: { value: ' A train ' } })
    click('Reschedule meeting', 'button')
    await screen.findByRole('heading', { name: 'You have a new time' })
    const [route, args] = change.mock.calls[0] ?? []
    expect([route, args?.body]).toMatchObject([
      'POST /manage/reschedule',
      { start: '2027-03-04T09:15:00Z', reason: 'A train' },
    ])
    expect(tell).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'rescheduled' }))
  })

  test('a time at which only others are free says so, and again before the meeting moves', async () => {
    const change = vi.fn<LooseCall>(() => Promise.resolve(moved))
    open({ data: { date: '2027-03-04' }, change, others: ['2027-03-04T09:15:00.000Z'] })
    click('Reschedule')
    const time = await screen.findByRole('link', { name: '10:15 Other host, Thursday 4 March' })
    expect(time.textContent).toBe('10:15 Other host')
    screen.getByRole('link', { name: '10:30, Thursday 4 March' })
    fireEvent.click(time)
    await screen.findByText(/Someone else would meet you/)
    click('Reschedule meeting', 'button')
    await screen.findByRole('heading', { name: 'You have a new time' })
    expect(change.mock.calls[0]?.[1].body).toMatchObject({ start: '2027-03-04T09:15:00Z', anybody: true })
  })

  test('at a time at which the same person is free nobody else is agreed to', async () => {
    const change = vi.fn<LooseCall>(() => Promise.resolve(moved))
    open({ data: { date: '2027-03-04' }, change, others: ['2027-03-04T09:30:00.000Z'] })
    await pickAnother()
    expect(screen.queryByText(/Someone else would meet you/)).toBeNull()
    click('Reschedule meeting', 'button')
    await screen.findByRole('heading', { name: 'You have a new time' })
    expect(change.mock.calls[0]?.[1].body?.anybody).toBeUndefined()
  })

  test('where the person was booked meanwhile it says so, and asks again', async () => {
    const change = vi.fn<LooseCall>(() => refused('others_only'))
    open({ data: { date: '2027-03-04' }, change })
    await pickAnother()
    click('Reschedule meeting', 'button')
    await screen.findByText(/Someone else would meet you/)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    change.mockResolvedValueOnce(moved)
    click('Reschedule meeting', 'button')
    await screen.findByRole('heading', { name: 'You have a new time' })
    expect(change.mock.calls.map(([, { body }]) => body?.anybody)).toEqual([undefined, true])
  })

  test('a time that is gone meanwhile keeps the reason, and offers the nearest', async () => {
    open({
      data: { date: '2027-03-04' },
      change: () => refused('slot_not_available', ['2027-03-04T09:30:00.000Z']),
    })
    await pickAnother()
    fireEvent.input(screen.getByLabelText(/Why are you rescheduling/), { target: { value: 'A train' } })
    click('Reschedule meeting', 'button')
    await screen.findByRole('button', { name: /10:30/ })
    expect(screen.getByLabelText<HTMLInputElement>(/Why are you rescheduling/).value).toBe('A train')
  })
})

describe('canceling', () => {
  test('asks, and says that it is done', async () => {
    const change = vi.fn<LooseCall>(() =>
      Promise.resolve({ ...booking, status: 'canceled', canceledBy: 'invitee' }),
    )
    const { tell } = open({ change })
    click('Cancel meeting')
    await screen.findByRole('heading', { name: 'Cancel this meeting?' })
    click('Cancel meeting', 'button')
    await screen.findByRole('heading', { name: 'This meeting is canceled' })
    expect(change.mock.calls[0]?.[0]).toBe('POST /manage/cancel')
    expect(tell).toHaveBeenLastCalledWith({ name: 'canceled', bookingId: booking.id })
  })

  test('can be left again without any call', async () => {
    const { call } = open()
    click('Cancel meeting')
    await screen.findByRole('heading', { name: 'Cancel this meeting?' })
    click('Keep meeting')
    await screen.findByRole('link', { name: 'Cancel meeting' })
    expect(call).not.toHaveBeenCalled()
  })
})

describe('what is said of a booking', () => {
  test('until when it can be changed, before that is refused', () => {
    const until = '2027-03-03T14:00:00Z'
    open({ data: { booking: { reschedule: { allowed: true, reason: null, until } } } })
    expect(screen.getByText(/^Available until: /).textContent).toBe(
      'Available until: Wednesday, 3 March 2027, 15:00',
    )
  })

  test('to whom to write when nothing can be changed any more', () => {
    const closed = { allowed: false, reason: 'inside_notice' as const, until: '2027-03-01T14:00:00Z' }
    open({ data: { booking: { reschedule: closed, cancel: closed, hostEmail: 'mira@example.com' } } })
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /If you can’t make it/ })
    expect(link.getAttribute('href')).toMatch(/^mailto:mira%40example\.com\?subject=/)
  })

  test('the time on the clock of the reader, too', async () => {
    open({ ownZone: 'Asia/Tokyo' })
    expect(await screen.findByText(/^Your time \(Tokyo\): /)).toBeTruthy()
  })

  test('who hosts of an organization and where they are, also before it is moved or canceled, and no zone of its own', async () => {
    const hosts = [
      { name: 'Dana Reyes', avatar: '/images/dana.webp', timeZone: 'America/New_York' },
      { name: 'Kofi Mensah', avatar: null, timeZone: 'Asia/Tokyo' },
    ]
    const owner = { ...booking.owner, isOrganization: true as const, timeZone: 'Asia/Kolkata' }
    open({ data: { booking: { hosts, owner } } })
    const all = ['Host: Dana Reyes (New York)', 'Host: Kofi Mensah (Tokyo)']
    expect(hostLines()).toEqual(all)
    expect(document.querySelector('img[src="/images/dana.webp"]')).toBeTruthy()
    expect(screen.queryByText(/Kolkata/)).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'Cancel meeting' }))
    expect(hostLines()).toEqual(all)
  })

  test('a link that is being made, then the link, without a reload', async () => {
    vi.useFakeTimers()
    const made: ManagedBooking = {
      ...booking,
      location: { kind: 'google_meet', url: 'https://meet.google.com/abc' },
    }
    open({ data: { booking: { roomExpected: true } }, change: () => Promise.resolve(made) })
    expect(screen.getByText('We’re creating your link. We’ll email it, too.')).toBeTruthy()
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /Join the meeting/ }).getAttribute('href')).toBe(
        'https://meet.google.com/abc',
      ),
    )
  })

  test('a question brings its own mark', () => {
    open({ data: { booking: { answers: [{ label: 'Diet?', answer: 'Vegan' }] } } })
    expect(screen.getByText(/Diet\?/).textContent).toContain('Diet? Vegan')
  })
})
