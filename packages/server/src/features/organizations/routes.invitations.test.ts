import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount, PASSWORD, signUp, someAddress } from '../../testing/hosts.ts'
import { actingFor, addOrganization, join } from '../../testing/organizations.ts'
import { databaseState } from '../../testing/database-state.ts'
import { databaseText, formsOf } from '../../testing/database-text.ts'
import { sendMail } from '../notifications/send.ts'
import { openMailApp } from '../notifications/testing/mail-app.ts'
import { hashToken } from '../sessions/tokens.ts'
import { invitationMail } from './mails/invitation/index.ts'
import { accept, acceptKeyFor, invite, mailedKey, writtenMail } from './testing/invitations.ts'

const app = await startTestApp()
const { postOffice, mailsTo } = await openMailApp(app)
const limited = await startTestApp({ hasPlans: true })

const DAY_MINUTES = 24 * 60
const someEmail = () => `${randomUUID().slice(0, 8)}@park.example`
const started = async (server = app) => {
  const owner = await openAccount(server)
  return { owner, organization: await addOrganization(server, owner) }
}
const asked = (email: string, role: 'admin' | 'member' = 'member') => ({ body: { email, role } })
const registration = (email: string, acceptKey: string) => ({
  body: { email, password: PASSWORD, name: 'Noa', timeZone: 'UTC', accept_key: acceptKey },
  headers: someAddress(),
})
const login = (email: string, acceptKey: string) => ({
  body: { email, password: PASSWORD, accept_key: acceptKey },
  headers: someAddress(),
})
const joining = (key: string) => ({ query: { key }, headers: someAddress() })
const EXPIRED = { status: 410, body: { code: 'link_expired' } }

test('who is invited stands in a list', async () => {
  const { owner, organization } = await started()
  const email = someEmail()
  const id = await invite(organization, email.toUpperCase(), 'admin')
  expect((await organization.api.call('GET /organization')).invitations).toMatchObject([
    { id, email, role: 'admin', isOpen: true, invitedBy: owner.me.userName },
  ])
})

test('the keys are in the mail and in the answer to whoever opens it, and nowhere else', async () => {
  const { organization } = await started()
  const email = someEmail()
  const invitationId = await invite(organization, email)
  await sendMail(postOffice, invitationMail, { hostId: organization.id, invitationId })
  const [mail] = await mailsTo(email)
  const [, key = ''] = /\/organization\/accept\?key=([\w.-]+)/.exec(mail?.text ?? '') ?? []
  const acceptKey = await acceptKeyFor(app, key)
  const shown = JSON.stringify(await organization.api.call('GET /organization'))
  const stored = await databaseText(app.context.pool)
  for (const each of [key, acceptKey]) {
    const [, secret = ''] = each.split('.')
    expect(secret).toMatch(/^[\w-]{43}$/)
    // The hash is there, so this is where the secret would be too.
    expect(stored).toContain(hashToken(secret).toString('hex'))
    for (const form of formsOf(secret))
      expect([stored, app.logged.join(''), shown].map((text) => text.includes(form))).toEqual([
        false,
        false,
        false,
      ])
  }
})

test('the mail says who invites to what, and as what', async () => {
  const { owner, organization } = await started()
  const mail = await writtenMail(app, organization, await invite(organization, someEmail(), 'admin'))
  expect(mail?.content).toMatchObject({
    subject: `${owner.me.userName} invites you to Studio North`,
    facts: [{ label: 'Your role', value: 'Admin' }],
    link: { url: expect.stringContaining('https://meet.example.test/organization/accept?key=') as string },
    choices: { stopAll: expect.anything() as unknown },
  })
  expect(mail?.letter.replyTo).toEqual({ name: owner.me.userName, address: owner.me.userEmail })
  expect(mail?.letter.turn?.stranger?.cause).toBe('host')
})

test('nobody learns who has an account by inviting', async () => {
  const { organization } = await started()
  const testHost = await openAccount(app)
  const answers = []
  for (const email of [testHost.me.userEmail, someEmail()]) {
    const { invitations } = await organization.api.call('POST /organization/invitations', asked(email))
    const [{ id: _, email: __, ...rest } = { id: '', email: '' }] = invitations
    answers.push(rest)
  }
  expect(answers[0]).toEqual(answers[1])
})

test('somebody without an account signs up with the key: address confirmed, joined', async () => {
  const { organization } = await started()
  const email = someEmail()
  const key = await mailedKey(app, organization, email, 'admin')
  const { status, body } = await accept(app, key)
  expect([status, body]).toEqual([
    200,
    {
      data: {
        status: 'new_register',
        email,
        accept_key: expect.any(String) as string,
        organization_id: organization.id,
      },
    },
  ])
  const { accept_key: acceptKey } = (body as { data: { accept_key: string } }).data
  const { me } = await app.visitor.call('POST /users/register', registration(email, acceptKey))
  expect(me).toMatchObject({ userStatus: 'active', userEmail: email, organization: null })
  const { members, invitations } = await organization.api.call('GET /organization')
  expect(members).toMatchObject([{ role: 'owner' }, { role: 'admin', email, name: 'Noa' }])
  expect(invitations).toEqual([])
  expect(await accept(app, key)).toMatchObject(EXPIRED)
  const again = await app.visitor.refusal('POST /users/register', registration(email, acceptKey))
  expect(again.code).toBe('link_expired')
})

test('what somebody joins is said to whoever has the key to accept, as long as it works', async () => {
  const { organization } = await started()
  const email = someEmail()
  const acceptKey = await acceptKeyFor(app, await mailedKey(app, organization, email))
  expect(await app.visitor.call('POST /organization/joining', joining(acceptKey))).toEqual({
    organization_id: organization.id,
    name: 'Studio North',
  })
  const wrong = `${acceptKey.split('.')[0]}.${'x'.repeat(43)}`
  expect((await app.visitor.refusal('POST /organization/joining', joining(wrong))).code).toBe('link_expired')
  await app.visitor.call('POST /users/register', registration(email, acceptKey))
  expect((await app.visitor.refusal('POST /organization/joining', joining(acceptKey))).code).toBe(
    'link_expired',
  )
})

test('somebody with an account signs in with the key, and so joins', async () => {
  const { organization } = await started()
  const member = await openAccount(app)
  const email = member.me.userEmail
  const key = await mailedKey(app, organization, email)
  const { body } = await accept(app, key)
  expect(body).toMatchObject({ data: { status: 'login', email } })
  const acceptKey = await acceptKeyFor(app, key)
  await app.visitor.call('POST /users/login', login(email, acceptKey))
  expect((await member.api.call('GET /organizations')).organizations).toMatchObject([{ role: 'member' }])
  expect((await app.visitor.refusal('POST /users/login', login(email, acceptKey))).code).toBe('link_expired')
})

test('whoever is signed in by that address joins at once, and once', async () => {
  const { organization } = await started()
  const member = await openAccount(app)
  const key = await mailedKey(app, organization, member.me.userEmail)
  const both = await Promise.all([1, 2].map(() => accept(app, key, member.token)))
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 410]))
  expect(both.find(({ status }) => status === 200)?.body).toMatchObject({
    data: { status: 'accepted', accept_key: null },
  })
  const { members } = await organization.api.call('GET /organization')
  expect(members.map(({ email }) => email)).toEqual([expect.anything(), member.me.userEmail])
})

test('whoever is signed in by another address has to sign in', async () => {
  const { organization } = await started()
  const [invited, other] = [await openAccount(app), await openAccount(app)]
  const key = await mailedKey(app, organization, invited.me.userEmail)
  expect((await accept(app, key, other.token)).body).toMatchObject({ data: { status: 'login' } })
  expect((await organization.api.call('GET /organization')).members).toHaveLength(1)
})

test('a sign-up whose address is not confirmed joins nothing', async () => {
  const { organization } = await started()
  const stranger = await signUp(app)
  const key = await mailedKey(app, organization, stranger.me.userEmail)
  expect((await accept(app, key, stranger.token)).body).toMatchObject({ data: { status: 'new_register' } })
})

test('the key to accept is good for its address alone', async () => {
  const { organization } = await started()
  const other = await openAccount(app)
  const acceptKey = await acceptKeyFor(app, await mailedKey(app, organization, someEmail()))
  const before = await databaseState(app.context.pool)
  const answers = [
    await app.visitor.refusal('POST /users/login', login(other.me.userEmail, acceptKey)),
    await app.visitor.refusal('POST /users/register', registration(someEmail(), acceptKey)),
  ]
  expect(answers.map(({ code }) => code)).toEqual(['link_expired', 'link_expired'])
  expect(await databaseState(app.context.pool)).toBe(before)
})

test('a wrong password joins nothing, whatever key comes with it', async () => {
  const { organization } = await started()
  const { me } = await openAccount(app)
  const acceptKey = await acceptKeyFor(app, await mailedKey(app, organization, me.userEmail))
  const body = { email: me.userEmail, password: 'Wrong-horse-1', accept_key: acceptKey }
  const { code } = await app.visitor.refusal('POST /users/login', { body, headers: someAddress() })
  expect(code).toBe('wrong_details')
  expect((await organization.api.call('GET /organization')).members).toHaveLength(1)
})

test('keys end: in the mail after seven days, to accept after an hour', async () => {
  const { organization } = await started()
  const [first, second] = [await openAccount(app), await openAccount(app)]
  const acceptKey = await acceptKeyFor(app, await mailedKey(app, organization, first.me.userEmail))
  const key = await mailedKey(app, organization, second.me.userEmail)
  app.clock.advance(60)
  const late = await app.visitor.refusal('POST /users/login', login(first.me.userEmail, acceptKey))
  expect(late.code).toBe('link_expired')
  app.clock.advance(7 * DAY_MINUTES - 61)
  expect((await accept(app, key)).status).toBe(200)
  app.clock.advance(1)
  expect(await accept(app, key)).toMatchObject(EXPIRED)
  expect((await organization.api.call('GET /organization')).invitations).toMatchObject([
    { isOpen: false },
    { isOpen: false },
  ])
})

test('a revoked invitation opens nothing, and is mailed no more', async () => {
  const { organization } = await started()
  const member = await openAccount(app)
  const id = await invite(organization, member.me.userEmail)
  const mail = await writtenMail(app, organization, id)
  const acceptKey = await acceptKeyFor(app, String(mail?.key))
  const left = await organization.api.call('DELETE /organization/invitations/:id', { params: { id } })
  expect(left.invitations).toEqual([])
  expect(await accept(app, String(mail?.key))).toMatchObject(EXPIRED)
  const { code } = await app.visitor.refusal('POST /users/login', login(member.me.userEmail, acceptKey))
  expect(code).toBe('link_expired')
  expect(await writtenMail(app, organization, id)).toBeUndefined()
  const again = await organization.api.refusal('DELETE /organization/invitations/:id', { params: { id } })
  expect(again.code).toBe('invitation_not_found')
})

test('inviting again replaces the invitation and its keys, perhaps for another role', async () => {
  const { organization } = await started()
  const member = await openAccount(app)
  const key = await mailedKey(app, organization, member.me.userEmail)
  const newer = await mailedKey(app, organization, member.me.userEmail, 'admin')
  expect(await accept(app, key)).toMatchObject(EXPIRED)
  expect((await accept(app, newer, member.token)).body).toMatchObject({ data: { status: 'accepted' } })
  expect((await member.api.call('GET /organizations')).organizations).toMatchObject([{ role: 'admin' }])
})

test('a mail that had to be written twice has two keys that work, for one person', async () => {
  const { organization } = await started()
  const member = await openAccount(app)
  const id = await invite(organization, member.me.userEmail)
  const [first, second] = [await writtenMail(app, organization, id), await writtenMail(app, organization, id)]
  expect((await accept(app, String(first?.key), member.token)).status).toBe(200)
  expect(await accept(app, String(second?.key), member.token)).toMatchObject(EXPIRED)
})

test.each(['', 'x', 'a.b', `${'A'.repeat(22)}.${'A'.repeat(43)}`, 'A.'.repeat(90)])(
  'a key that never was one is refused like one that ended: %j',
  async (key) => {
    expect(await accept(app, key)).toMatchObject(EXPIRED)
  },
)

test('a key does not open another organization', async () => {
  const [{ organization }, other] = [await started(), await started()]
  const key = await mailedKey(app, organization, someEmail())
  const theirs = await mailedKey(app, other.organization, someEmail())
  const mixed = [theirs.split('.')[0], key.split('.')[1]].join('.')
  expect(await accept(app, mixed)).toMatchObject(EXPIRED)
})

test('a member is not invited again', async () => {
  const { owner, organization } = await started()
  const { code } = await organization.api.refusal(
    'POST /organization/invitations',
    asked(owner.me.userEmail.toUpperCase()),
  )
  expect(code).toBe('already_member')
})

test('members see no invitations, and invite nobody', async () => {
  const { organization } = await started()
  const member = await openAccount(app)
  await join(app, organization, member)
  await invite(organization, someEmail())
  const api = actingFor(app, member, organization.id)
  expect(await api.call('GET /organization')).toMatchObject({ role: 'member', invitations: [] })
  const { status, code } = await api.refusal('POST /organization/invitations', asked(someEmail()))
  expect([status, code]).toEqual([403, 'role_not_allowed'])
})

test('a mailbox gets few of these mails, and the answer is the same', async () => {
  const email = someEmail()
  const mailed = async () => {
    const { rowCount } = await app.context.pool.query(
      `select 1 from jobs.job join organization_invitations on data->>'invitationId' = organization_invitations.id::text and email = $1`,
      [email],
    )
    return rowCount
  }
  for (let count = 0; count < 5; count++) await invite((await started()).organization, email)
  expect(await mailed()).toBe(5)
  const { organization } = await started()
  expect(await invite(organization, email)).not.toBe('undefined')
  expect(await mailed()).toBe(5)
})

const onPlan = async (quantity: number, plan = 'business_monthly') => {
  const { owner, organization } = await started(limited)
  await limited.context.db
    .updateTable('plans')
    .set({ plan_type: plan, quantity, configs: '[]' })
    .where('host_id', '=', organization.id)
    .execute()
  return { owner, organization }
}

test('open invitations take a seat; a full organization has to upgrade', async () => {
  const { organization } = await onPlan(3)
  await invite(organization, someEmail())
  const second = await invite(organization, someEmail())
  const full = await organization.api.refusal('POST /organization/invitations', asked(someEmail()))
  expect(full).toMatchObject({ status: 402, code: 'upgrade_required' })
  expect((await organization.api.call('GET /organization')).seats).toBe(3)
  await organization.api.call('DELETE /organization/invitations/:id', { params: { id: second } })
  await invite(organization, someEmail())
})

test('of two who are invited at once to the last seat, one is', async () => {
  const { organization } = await onPlan(2)
  const answers = await Promise.all(
    [1, 2].map(() => organization.api.try('POST /organization/invitations', asked(someEmail()))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 402]))
})

test('who is invited again takes no second seat, and an ended invitation takes none', async () => {
  const { organization } = await onPlan(2)
  const email = someEmail()
  await invite(organization, email)
  await invite(organization, email)
  limited.clock.advance(7 * DAY_MINUTES)
  await invite(organization, someEmail())
})

test('nobody joins what has become too small meanwhile', async () => {
  const { organization } = await onPlan(2)
  const key = await mailedKey(limited, organization, someEmail())
  await limited.context.db
    .updateTable('plans')
    .set({ quantity: 1 })
    .where('host_id', '=', organization.id)
    .execute()
  expect(await accept(limited, key)).toMatchObject({ status: 402, body: { code: 'upgrade_required' } })
})

test('a plan without organizations keeps its members and invites nobody', async () => {
  const { organization } = await onPlan(5, 'growth_monthly')
  expect((await organization.api.call('GET /organization')).members).toHaveLength(1)
  const { code } = await organization.api.refusal('POST /organization/invitations', asked(someEmail()))
  expect(code).toBe('upgrade_required')
})

test('where there are no plans nobody counts', async () => {
  const { organization } = await started()
  for (let count = 0; count < 12; count++) await invite(organization, someEmail())
  expect((await organization.api.call('GET /organization')).seats).toBeNull()
})
