import { connectApp } from '../oauth/testing/apps.ts'
import { LANGUAGE_KEYS } from '@scheduling/domain/languages'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, PASSWORD } from '../../testing/hosts.ts'
import type { TestOrganization } from '../../testing/organizations.ts'
import { actingFor, addOrganization, join } from '../../testing/organizations.ts'
import { openMailApp } from '../notifications/testing/mail-app.ts'
import { sendMail } from '../notifications/send.ts'
import { ACCOUNT_NEWS } from '../accounts/events.ts'
import { removeAccount } from '../accounts/ending.ts'
import { accept, mailedKey } from './testing/invitations.ts'
import type { MemberNews } from './events.ts'
import { MEMBER_NEWS } from './events.ts'
import { newsContent } from './mails/news/content.ts'
import { newsMail } from './mails/news/index.ts'

const app = await startTestApp()
const { postOffice, mailsTo } = await openMailApp(app)

/** Anna owns it, Mira is an admin, Jonas a member. */
async function started() {
  const anna = await openAccount(app, { name: 'Anna' })
  const organization = await addOrganization(app, anna)
  const [mira, jonas] = [await openAccount(app, { name: 'Mira' }), await openAccount(app, { name: 'Jonas' })]
  const miraId = await join(app, organization, mira, 'admin')
  const jonasId = await join(app, organization, jonas)
  const asMira = actingFor(app, mira, organization.id)
  const asJonas = actingFor(app, jonas, organization.id)
  return { anna, mira, jonas, organization, miraId, jonasId, asMira, asJonas }
}

/** Sends what was recorded. Answers the subjects that each person got. */
async function subjects({ id }: TestOrganization, people: readonly TestHost[]) {
  const { rows } = await app.context.pool.query<{ data: MemberNews }>(
    "select data from jobs.job where name = $1 and data ->> 'organization' = $2 order by created_on, id",
    [MEMBER_NEWS.name, id],
  )
  for (const { data } of rows) await sendMail(postOffice, newsMail, data)
  const all = await Promise.all(people.map(async ({ me }) => mailsTo(me.userEmail)))
  return all.map((mails) => mails.map(({ subject }) => subject).filter((one) => one.includes('Studio')))
}

test('who is removed is told, and so is the owner, unless it was them', async () => {
  const { anna, mira, jonas, organization, miraId, jonasId, asMira } = await started()
  await asMira.call('DELETE /organization/members', { body: { member_id: jonasId } })
  await organization.api.call('DELETE /organization/members', { body: { member_id: miraId } })
  expect(await subjects(organization, [anna, mira, jonas])).toEqual([
    ['Jonas has been removed from Studio North'],
    ['You’ve been removed from Studio North'],
    ['You’ve been removed from Studio North'],
  ])
})

test('who leaves has it in writing, and the owner hears of it', async () => {
  const { anna, mira, jonas, organization, asJonas } = await started()
  await asJonas.call('POST /organization/leave', { body: {} })
  expect(await subjects(organization, [anna, mira, jonas])).toEqual([
    ['Jonas left Studio North'],
    [],
    ['You left Studio North'],
  ])
})

test('a new role is told to whom it belongs', async () => {
  const { anna, jonas, organization, jonasId } = await started()
  for (const role of ['admin', 'admin', 'member'] as const)
    await organization.api.call('PATCH /organization/members', { body: { member_id: jonasId, role } })
  expect(await subjects(organization, [anna, jonas])).toEqual([
    [],
    ['Your role at Studio North has changed', 'Your role at Studio North has changed'],
  ])
  const [first, second] = (await mailsTo(jonas.me.userEmail)).filter(({ subject }) =>
    subject.includes('role'),
  )
  expect(first?.text).toContain('You’re an admin now.')
  expect(second?.text).toContain('You’re a member now.')
})

test('who is asked to own it reads what that means, and the owner reads the answer', async () => {
  const { anna, mira, jonas, organization, miraId, asMira, jonasId, asJonas } = await started()
  const ask = async (member_id: string) =>
    organization.api.call('POST /organization/transfer', { body: { member_id } })
  await ask(jonasId)
  expect(await subjects(organization, [anna, jonas])).toEqual([[], ['Anna asked you to own Studio North']])
  const [caughtMail] = (await mailsTo(jonas.me.userEmail)).filter(({ subject }) => subject.includes('asked'))
  expect(caughtMail?.text).toContain('pay for it')
  await asJonas.call('POST /organization/transfer/decline')
  await ask(miraId)
  await subjects(organization, [])
  await asMira.call('POST /organization/transfer/accept')
  expect(await subjects(organization, [anna, mira])).toEqual([
    ['Jonas won’t take over Studio North', 'Mira now owns Studio North'],
    ['Anna asked you to own Studio North', 'You now own Studio North'],
  ])
})

test('nobody reads of a transfer that was withdrawn before the mail went out', async () => {
  const { jonas, organization, jonasId } = await started()
  await organization.api.call('POST /organization/transfer', { body: { member_id: jonasId } })
  await organization.api.call('DELETE /organization/transfer')
  expect(await subjects(organization, [jonas])).toEqual([[]])
})

test('the owner hears of API keys and apps that others add and remove, and once of their own', async () => {
  const { anna, mira, organization, asMira } = await started()
  const newKey = { name: 'Zapier', scopes: ['event_types:read' as const], days: null, current: PASSWORD }
  const { key } = await asMira.call('POST /api-keys', { body: newKey })
  await asMira.call('DELETE /api-keys/:id', { params: { id: key.id } })
  await connectApp(app, { api: asMira })
  await organization.api.call('POST /api-keys', { body: newKey })
  await mira.api.call('POST /api-keys', { body: newKey })
  expect(await subjects(organization, [anna, mira])).toEqual([
    [
      'Mira created an API key for Studio North',
      'Mira removed an API key from Studio North',
      'Mira let an app act for Studio North',
    ],
    [],
  ])
  const [made] = (await mailsTo(anna.me.userEmail)).filter(({ subject }) => subject.includes('created'))
  expect(made?.text).toContain('/integrations/api-keys')
  const { rows } = await app.context.pool.query<{ to: string; kind: string }>(
    "select data ->> 'accountId' as to, data ->> 'kind' as kind from jobs.job where name = $1 and data ->> 'kind' like 'api_key%' order by created_on, id",
    [ACCOUNT_NEWS.name],
  )
  expect(rows.map(({ to, kind }) => [to, kind])).toEqual([
    [mira.accountId, 'api_key_added'],
    [mira.accountId, 'api_key_removed'],
    [anna.accountId, 'api_key_added'],
    [mira.accountId, 'api_key_added'],
  ])
})

test('whoever inherits an organization is told', async () => {
  const { anna, mira, organization } = await started()
  const { context } = app
  await context.db.transaction().execute(async (trx) => removeAccount(context, trx, anna.accountId))
  expect(await subjects(organization, [mira])).toEqual([['You now own Studio North']])
})

test('who joins reads what is next, the owner hears of it, and both mails lead to the organization', async () => {
  const { anna, organization } = await started()
  const noa = await openAccount(app, { name: 'Noa' })
  await accept(app, await mailedKey(app, organization, noa.me.userEmail), noa.token)
  expect(await subjects(organization, [anna, noa])).toEqual([
    ['Noa joined Studio North'],
    ['You joined Studio North'],
  ])
  const texts = [...(await mailsTo(anna.me.userEmail)), ...(await mailsTo(noa.me.userEmail))]
    .filter(({ subject }) => subject.includes('joined'))
    .map(({ text }) => text)
  for (const text of texts) expect(text).toContain(`/organization?of=${organization.id}`)
  expect(texts[1]).toContain('/availability')
  expect(texts[1]).toContain('/calendar-connections')
})

test.each(LANGUAGE_KEYS)('all of it can be said in %s', (language) => {
  const kinds = [
    'removed',
    'left',
    'made_admin',
    'made_member',
    'made_owner',
    'gave_ownership',
    'transfer_asked',
    'joined',
    'added_to_team',
    'event_types_given',
  ] as const
  const owners = [
    'transfer_declined',
    'member_removed',
    'member_left',
    'member_joined',
    'host_missing',
    'team_short',
    'api_key_made',
    'api_key_removed',
    'app_allowed',
    'app_removed',
  ] as const
  const reader = { name: 'Ada', email: 'ada@example.test', timeZone: 'UTC', language }
  const headings = [...kinds, ...owners].map((kind) => {
    const names = { organization: 'Atelier\u202e Süd', name: 'Bob\nBcc: x' }
    const content = newsContent({
      reader,
      kind,
      ...names,
      organizationId: 'studio',
      publicUrl: 'https://meet.test',
    })
    expect(content.subject).not.toMatch(/[\n\u202e{}]/)
    return `${content.heading} ${content.opening}`
  })
  expect(new Set(headings).size).toBe(headings.length)
})
