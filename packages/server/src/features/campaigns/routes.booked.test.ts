import { VideoWebhookPayload } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, openAccount, someAddress } from '../../testing/hosts.ts'
import { startReceiver } from '../../testing/stand-ins/receiver.ts'
import { addVideo } from '../videos/testing/upload.ts'
import { tellLeadBooked } from './lead-booked.ts'
import { eventually } from '../../testing/eventually.ts'

const app = await startTestApp({ roles: ['web', 'worker'] })
const host = await openAccount(app)
const event = await addEvent(host)
const video = await addVideo(app, host)
const cue = { kind: 'book' as const, from: 0, until: null, text: 'Book a time', eventTypeId: event.id }
await host.api.call('PATCH /videos/:id', { params: { id: video.id }, body: { cues: [cue] } })
const receiver = await startReceiver()
await host.api.call('POST /webhooks', { body: { url: receiver.url, events: ['lead.booked'] } })

const heardOf = (bookingId: string) =>
  receiver.received
    .map(({ body }) => VideoWebhookPayload.parse(JSON.parse(body)))
    .filter(({ data }) => data.bookingId === bookingId)

async function add(destination: { kind: 'page' } | { kind: 'event'; eventTypeId: string }) {
  const body = { name: 'Spring', destination, videoId: video.id }
  const { id } = await host.api.call('POST /campaigns', { body })
  const leads = [{ externalKey: 'anna', email: 'anna@client.example', fields: { first_name: 'Anna' } }]
  await host.api.call('POST /campaigns/:id/leads', { params: { id }, body: { leads } })
  const [lead] = (await host.api.call('GET /campaigns/:id/leads', { params: { id }, query: {} })).leads
  return { id, link: String(lead?.link), leadId: String(lead?.id) }
}

const get = async (address: string) => {
  const { pathname, search } = new URL(address, app.url)
  return fetch(`${app.url}${pathname}${search}`, { headers: someAddress(), redirect: 'manual' })
}
const leadsTo = async (link: string) => String((await get(link)).headers.get('location'))
const leadIn = (address: string) => new URL(address, app.url).searchParams.get('lead') ?? undefined

test('a booking on the page that a lead’s link leads to is told once', async () => {
  const { id, link, leadId } = await add({ kind: 'event', eventTypeId: event.id })
  const page = await leadsTo(link)
  const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z', {
    tracking: { lead: leadIn(page) },
  })
  await eventually(() => expect(heardOf(booking.id)).toHaveLength(1))
  expect(heardOf(booking.id)[0]).toMatchObject({
    type: 'lead.booked',
    data: { video: null, view: null, campaign: { id }, lead: { id: leadId, externalKey: 'anna' } },
  })
  const params = { id }
  expect(await host.api.call('GET /campaigns/:id/figures', { params })).toMatchObject({
    opened: 0,
    booked: 1,
  })
  const { leads } = await host.api.call('GET /campaigns/:id/leads', { params, query: {} })
  expect(leads[0]?.activity).toMatchObject({ openedAt: null, bookedAt: '2027-03-01T08:00:00.000Z' })
})

test('the booking page keeps whose link it was', async () => {
  const { link } = await add({ kind: 'event', eventTypeId: event.id })
  const page = await leadsTo(link)
  expect(await (await get(page)).text()).toContain(`"tracking":{"lead":"${leadIn(page)}"}`)
})

test('a booking over the video is told once, with its second, whoever tells it first', async () => {
  const { id, link, leadId } = await add({ kind: 'page' })
  const page = await leadsTo(link)
  const text = await (await get(page)).text()
  const [, views = ''] = /data-views="([^"]+)"/.exec(text) ?? []
  const [, form = ''] = /href="([^"]+)"[^>]*data-book/.exec(text) ?? []
  const lead = leadIn(form.replaceAll('&amp;', '&'))
  const [, , viewId = ''] = lead?.split('.') ?? []
  const tell = async (news: string) =>
    fetch(app.url + views.replaceAll('&amp;', '&'), {
      method: 'POST',
      headers: { ...someAddress(), 'content-type': 'text/plain', 'user-agent': 'Mozilla/5.0 Chrome/156.0' },
      body: news,
    })
  await tell('o,p,0,1')
  const first = await book(app, host, event, '2027-03-04T09:00:00Z', { tracking: { lead } })
  await tell(`b${first.booking.id}@1`)
  const late = {
    hostId: host.me.userID,
    booking: { id: first.booking.id, campaignId: id, leadId },
    viewId,
    occurredAt: '2027-03-01T08:00:00.000Z',
  }
  await tellLeadBooked(app.context, late)
  await eventually(() => expect(heardOf(first.booking.id)).toHaveLength(1))
  expect(heardOf(first.booking.id)[0]?.data).toMatchObject({
    video: { id: video.id },
    lead: { id: leadId },
    view: { id: viewId, bookingId: first.booking.id, bookedSecond: 1 },
  })
  const second = await book(app, host, event, '2027-03-05T09:00:00Z', { tracking: { lead } })
  await tellLeadBooked(app.context, { ...late, booking: { ...late.booking, id: second.booking.id } })
  await tellLeadBooked(app.context, { ...late, booking: { ...late.booking, id: second.booking.id } })
  await eventually(() => expect(heardOf(second.booking.id)).toHaveLength(1))
  expect(heardOf(first.booking.id)).toHaveLength(1)
})

test.each([
  ['of nobody', 'campaign0000.lead00000000'],
  ['that is none', '<script>'],
])('a link %s is told to nobody', async (_, lead) => {
  const { link } = await add({ kind: 'event', eventTypeId: event.id })
  const start = lead.startsWith('<') ? '2027-03-08T09:00:00Z' : '2027-03-09T09:00:00Z'
  const { booking } = await book(app, host, event, start, { tracking: { lead } })
  const page = await leadsTo(link)
  const day = lead.startsWith('<') ? '2027-03-10T09:00:00Z' : '2027-03-11T09:00:00Z'
  const other = await book(app, host, event, day, { tracking: { lead: leadIn(page) } })
  await eventually(() => expect(heardOf(other.booking.id)).toHaveLength(1))
  expect(heardOf(booking.id)).toEqual([])
})
