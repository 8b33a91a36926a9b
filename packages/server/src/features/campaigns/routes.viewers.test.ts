import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, openAccount, someAddress } from '../../testing/hosts.ts'
import { addVideo } from '../videos/testing/upload.ts'

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host)
const video = await addVideo(app, host)
const cue = { kind: 'book' as const, from: 0, until: null, text: 'Book a time', eventTypeId: event.id }
await host.api.call('PATCH /videos/:id', { params: { id: video.id }, body: { cues: [cue] } })

async function add(greeting: string) {
  const body = { name: 'Spring', destination: { kind: 'page' as const }, videoId: video.id, greeting }
  const { id } = await host.api.call('POST /campaigns', { body })
  const fields = { first_name: 'Anna <b>', last_name: 'Smith' }
  const leads = [{ externalKey: 'anna-1', email: 'anna@client.example', fields }]
  await host.api.call('POST /campaigns/:id/leads', { params: { id }, body: { leads } })
  const found = await host.api.call('GET /campaigns/:id/leads', { params: { id }, query: {} })
  return { id, link: String(found.leads[0]?.link), lead: String(found.leads[0]?.id) }
}

const get = async (address: string) => {
  const { pathname, search } = new URL(address, app.url)
  return fetch(`${app.url}${pathname}${search}`, { headers: someAddress(), redirect: 'manual' })
}

/** The page at an address, or where it leads, without line breaks. */
async function page(address: string): Promise<string> {
  const first = await get(address)
  const last = first.status === 302 ? await get(String(first.headers.get('location'))) : first
  expect(last.status).toBe(200)
  return (await last.text()).replaceAll(/\s+/g, ' ')
}

test('a lead is greeted by name, and begins the form of the booking page filled in', async () => {
  const { id, link, lead } = await add('Hi {{first_name|there}}')
  const text = await page(link)
  expect(text).toContain('<p class="greeting">Hi Anna &lt;b&gt;</p>')
  const [, view] = /&amp;v=([^&]+)&/.exec(text) ?? []
  expect(text).toContain(
    `href="/${host.me.link}/${event.slug}?name=Anna+%3Cb%3E+Smith&amp;email=anna%40client.example&amp;lead=${id}.${lead}.${view}" data-book`,
  )
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(10_000)
})

test('without the lead it greets in general words, and what is changed counts at once', async () => {
  const { id, link, lead } = await add('Hi {{first_name|there}}')
  const general = link.replace(lead, 'nobody')
  expect(await page(general)).toContain('<p class="greeting">Hi there</p>')
  const body = { greeting: 'Hello {{first_name|you}}' }
  await host.api.call('PATCH /campaigns/:id', { params: { id }, body })
  expect(await page(general)).toContain('<p class="greeting">Hello you</p>')
  expect(await page(link)).toContain('<p class="greeting">Hello Anna &lt;b&gt;</p>')
})

test('nobody is named at another video, in a campaign that was stopped, or by a key', async () => {
  const { id, lead } = await add('Hi {{first_name|there}}')
  const other = await addVideo(app, host)
  const query = `campaign=${id}&lead=${lead}`
  expect(await page(`/video_embed/${other.id}?${query}`)).not.toContain('greeting">')
  expect(await page(`/video_embed/${video.id}?campaign=${id}&lead=anna-1`)).toContain('Hi there')
  expect(await page(`/video_embed/${video.id}?campaign=${id}&campaign=${id}`)).not.toContain('greeting">')
  await host.api.call('PATCH /campaigns/:id', { params: { id }, body: { state: 'stopped' } })
  expect(await page(`/video_embed/${video.id}?${query}`)).not.toContain('greeting">')
})
