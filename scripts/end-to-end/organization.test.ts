import { expect, test } from 'vitest'
import { createClient } from '../../packages/contract/src/index.ts'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import { mailsTo } from './mailbox.ts'
import { origin } from './product.ts'
import { signedInAs } from './signed-in.ts'

const browser = useBrowser()
const PASSWORD = 'Secret-word-1'

test('a newcomer joins by the link of an invitation, switches, and cannot pay for the organization', async () => {
  const owner = await openHost(origin)
  const dashboard = await browser.open(`${origin}/organization`, {}, signedInAs(owner))
  const name = `Studio ${crypto.randomUUID().slice(0, 8)}`
  await dashboard.getByLabel('Name').fill(name)
  await dashboard.getByRole('button', { name: 'Create organization' }).click()
  await dashboard.getByRole('link', { name: 'Organization', exact: true }).click()

  const email = `${crypto.randomUUID()}@host.example`
  await dashboard.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await dashboard.getByRole('button', { name: 'Invite', exact: true }).click()
  await dashboard.getByText(`Your invitation is on its way to ${email}.`).waitFor()

  const [mail] = await mailsTo(origin, email, 1)
  const link = String(/http\S+\/organization\/accept\?key=[\w.-]+/.exec(mail?.text ?? '')?.[0])
  const newcomer = await browser.open(link)
  await newcomer.waitForURL(/\/onboard\?/)
  expect(await newcomer.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
  expect(await newcomer.getByLabel('Email', { exact: true }).isEditable()).toBe(false)
  await newcomer.getByText(`You’re joining ${name}.`).waitFor()
  await newcomer.getByLabel('Your name').fill('Noa Levi')
  await newcomer.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await newcomer.getByRole('button', { name: 'Create my account' }).click()
  await newcomer.waitForURL(/\/onboard\/link/)

  await newcomer.goto(`${origin}/settings/password`)
  await newcomer.getByRole('heading', { name: 'Password and sessions' }).waitFor()
  await newcomer.getByRole('button', { name: 'Noa Levi’s account' }).click()
  await newcomer.getByRole('menuitem', { name }).click()
  await newcomer.getByRole('link', { name: 'Organization', exact: true }).click()
  await newcomer.getByRole('article', { name: 'Noa Levi' }).getByText('Member').waitFor()
  // The tab keeps whom it acts for.
  await newcomer.reload()
  await newcomer.getByRole('heading', { level: 1, name }).waitFor()
  // What is only in one's own account says so.
  await newcomer.goto(`${origin}/settings/password`)
  await newcomer.getByRole('heading', { level: 1, name: 'This page is in your account' }).waitFor()
  // What the role does not show leads home: to the event types, or to the entry that was open last.
  await newcomer.goto(`${origin}/upgrade`)
  await newcomer.waitForURL(({ pathname }) => pathname === '/' || pathname === '/organization')
  // From where cards are typed, home is another document, which may load after its address shows.
  await newcomer.getByRole('heading', { level: 1 }).waitFor()

  const { token } = await createClient({ origin })('POST /users/login', {
    body: { email, password: PASSWORD },
  })
  const asPerson = createClient({ origin, headers: () => ({ authorization: `Bearer ${token}` }) })
  const [organization] = (await asPerson('GET /organizations')).organizations
  expect(organization).toMatchObject({ name, role: 'member' })
  const asMember = createClient({
    origin,
    headers: () => ({ authorization: `Bearer ${token}`, 'acting-for': String(organization?.id) }),
  })
  await expect(asMember('POST /stripe/resume')).rejects.toMatchObject({ code: 'role_not_allowed' })
  await expect(asMember('GET /stripe/getBilling')).rejects.toMatchObject({ code: 'not_shown_to_role' })

  // The link is good once. Its page leads on, often before it is loaded.
  await newcomer.goto(link, { waitUntil: 'commit' })
  await newcomer.getByText('Link expired').waitFor()
})
