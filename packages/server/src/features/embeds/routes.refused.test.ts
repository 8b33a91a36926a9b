import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { databaseState } from '../../testing/database-state.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp({ hasPlans: true })
const host = await openAccount(app)
const saved = await host.api.call('POST /embeds', { body: { name: 'Site', kind: 'inline' } })

const right = { name: 'Site', kind: 'inline' }

const WRONG: [path: string, reason: string, change: object][] = [
  ['name', 'required', { name: ' ' }],
  ['name', 'too_long', { name: 'x'.repeat(121) }],
  ['kind', 'format', { kind: 'banner' }],
  ['eventTypeId', 'format', { eventTypeId: '1' }],
  ['settings.buttonText', 'required', { settings: { buttonText: '' } }],
  ['settings.linkText', 'too_long', { settings: { linkText: 'x'.repeat(81) } }],
  ['settings.textColor', 'format', { settings: { textColor: '112233' } }],
  ['settings.textColor', 'format', { settings: { textColor: '#123' } }],
  ['settings.textColor', 'format', { settings: { textColor: '#11223344' } }],
  ['settings.hideEventDetails', 'type', { settings: { hideEventDetails: 'yes' } }],
  ['settings.font', 'unknown_field', { settings: { font: 'serif' } }],
  ['settings.theme', 'format', { settings: { theme: 'blue' } }],
  ['settings.language', 'format', { settings: { language: 'xx' } }],
  ['settings.closeLabel', 'required', { settings: { closeLabel: '' } }],
  ['settings.utmSource', 'too_long', { settings: { utmSource: 'x'.repeat(256) } }],
  ['allowedSites', 'too_long', { allowedSites: Array.from({ length: 51 }, (_, n) => `https://s${n}.test`) }],
  ['allowedSites[0]', 'format', { allowedSites: [''] }],
  ['allowedSites[0]', 'format', { allowedSites: ['our shop'] }],
  ['allowedSites[0]', 'format', { allowedSites: ['ftp://example.com'] }],
  ['allowedSites[0]', 'format', { allowedSites: ['https://example.com?x'] }],
  ['allowedSites[0]', 'format', { allowedSites: ['https://example.com:99999'] }],
  ['allowedSites[0]', 'format', { allowedSites: ['https://[::1]'] }],
  ['allowedSites[0]', 'format', { allowedSites: ['https://example.com/shop'] }],
  ['allowedSites[0]', 'format', { allowedSites: ["https://example.com; script-src 'unsafe-inline'"] }],
  ['allowedSites[0]', 'format', { allowedSites: ['https://a.test https://b.test'] }],
  ['allowedSites[0]', 'format', { allowedSites: ['https://a.test\nset-cookie: x'] }],
  ['allowedSites[0]', 'format', { allowedSites: ['*'] }],
  ['allowedSites[0]', 'format', { allowedSites: ['https://*'] }],
  ['allowedSites[0]', 'format', { allowedSites: ['https://exa*mple.com'] }],
  ['allowedSites[0]', 'format', { allowedSites: ['https://user@example.com'] }],
  ['allowedSites[0]', 'format', { allowedSites: ['javascript:alert(1)'] }],
  ['allowedSites[0]', 'format', { allowedSites: ["'self'"] }],
]

test.each(WRONG)('422 %s is %s: %j', async (path, reason, change) => {
  const before = await databaseState(app.context.pool)
  const wrong = { code: 'invalid_input', errors: [{ path, reason }] }
  expect(await host.api.refusal('POST /embeds', { body: { ...right, ...change } })).toMatchObject(wrong)
  const patch = { params: { id: saved.id }, body: change }
  expect(await host.api.refusal('PATCH /embeds/:id', patch)).toMatchObject(wrong)
  expect(await databaseState(app.context.pool)).toBe(before)
})

test("404 event_type_not_found for another host's event type and for a deleted one", async () => {
  const foreign = await addEvent(await openAccount(app))
  const deleted = await addEvent(host)
  await host.api.call('DELETE /event-types/:id', { params: { id: deleted.id } })
  for (const { id: eventTypeId } of [foreign, deleted]) {
    const refused = { code: 'event_type_not_found', errors: [{ path: 'eventTypeId', reason: 'not_found' }] }
    expect(await host.api.refusal('POST /embeds', { body: { ...right, eventTypeId } })).toMatchObject(refused)
    const patch = { params: { id: saved.id }, body: { eventTypeId } }
    expect(await host.api.refusal('PATCH /embeds/:id', patch)).toMatchObject(refused)
  }
})

async function hostWithAllowance(eventNumbers: number) {
  const limited = await openAccount(app)
  await app.context.db
    .updateTable('plans')
    .set({ event_numbers: eventNumbers })
    .where('host_id', '=', limited.me.userID)
    .execute()
  return limited
}

test('402 event_limit_reached: events and embeds count together, deleting gives room again', async () => {
  const limited = await hostWithAllowance(2)
  const event = await addEvent(limited)
  const embed = await limited.api.call('POST /embeds', { body: { name: 'One', kind: 'inline' } })
  const refused = { status: 402, code: 'event_limit_reached' }
  expect(await limited.api.refusal('POST /embeds', { body: right })).toMatchObject(refused)
  const copy = { params: { id: event.id } }
  expect(await limited.api.refusal('POST /event-types/:id/copy', copy)).toMatchObject(refused)
  // Existing embeds can still be changed.
  await limited.api.call('PATCH /embeds/:id', { params: { id: embed.id }, body: { name: 'Two' } })
  await limited.api.call('DELETE /embeds/:id', { params: { id: embed.id } })
  await limited.api.call('POST /event-types/:id/copy', copy)
  await limited.api.call('DELETE /event-types/:id', copy)
  await limited.api.call('POST /embeds', { body: { name: 'One', kind: 'inline' } })
})

test('402 for all but one of many that want the last place at once', async () => {
  const limited = await hostWithAllowance(2)
  const { id } = await addEvent(limited)
  // Open the connections first: otherwise the requests do not run at the same time.
  await Promise.all(Array.from({ length: 6 }, () => limited.api.call('GET /embeds')))
  const answers = await Promise.all([
    ...Array.from({ length: 3 }, () => limited.api.try('POST /embeds', { body: right })),
    ...Array.from({ length: 3 }, () => limited.api.try('POST /event-types/:id/copy', { params: { id } })),
  ])
  const byStatus = (status: number) => answers.filter((answer) => answer.status === status)
  expect([byStatus(201).length, byStatus(402).length]).toEqual([1, 5])
})

test('403 embed_limit_reached where there are as many as no account has', async () => {
  const eager = await openAccount(app)
  const { id } = await eager.api.call('POST /embeds', { body: { name: 'Site', kind: 'inline' } })
  await app.context.pool.query(
    `insert into embeds select (x).* from (
       select jsonb_populate_record(embeds, jsonb_build_object('id', gen_random_uuid())) as x
       from embeds, generate_series(2, 200) where id = $1) as many`,
    [id],
  )
  expect((await eager.api.refusal('POST /embeds', { body: right })).code).toBe('embed_limit_reached')
})
