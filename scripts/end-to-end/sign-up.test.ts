import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import { codeIn, mailsTo } from './mailbox.ts'
import { origin } from './product.ts'

const browser = useBrowser()
const PASSWORD = 'Secret-word-1'

const newEmail = () => `${crypto.randomUUID()}@host.example`

async function signUp(name: string, email: string) {
  const page = await browser.open(`${origin}/onboard`, { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Skip for now' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  return page
}

test('a link is copied before the mail is read, and opens with the code of the mail', async () => {
  const email = newEmail()
  const page = await signUp('Quinn Sommer', email)
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const invitee = await browser.open(link)
  await invitee.getByRole('heading', { name: 'This page isn’t live yet' }).waitFor()

  const [mail] = await mailsTo(origin, email, 1)
  await page.getByLabel('Code from the email').fill(codeIn(mail))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your booking link is live' }).waitFor()
  await invitee.reload()
  await invitee.getByRole('heading', { name: '30 minute meeting' }).waitFor()

  await page.goto(`${origin}/settings/security`)
  await page.getByText('Email address confirmed').waitFor()
  expect(await page.getByText('Chrome on').count()).toBeGreaterThan(0)
})

test('a link that is followed in another browser confirms with the password, and signs in there', async () => {
  const email = newEmail()
  const page = await signUp('Robin Winter', email)
  const [mail] = await mailsTo(origin, email, 1)
  const link = String(/http\S+\/login\?\S+/.exec(mail?.text ?? '')?.[0])
  const elsewhere = await browser.open(link)
  await elsewhere.getByText(/Sign in to your new account/).waitFor()
  await elsewhere.getByLabel('Email', { exact: true }).fill(email)
  await elsewhere.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await elsewhere.keyboard.press('Enter')
  await elsewhere.getByText('Your email address is confirmed').waitFor()

  await page.goto(`${origin}/availability`)
  await page.getByRole('heading', { name: /Sign in/ }).waitFor()
})

test('whoever has an account is told so by mail, and the page is the same as for anybody', async () => {
  const { email } = await openHost(origin)
  const page = await signUp('Hana Again', email)
  // The first one was about the account itself.
  const [mail] = await mailsTo(origin, email, 2)
  expect(mail?.subject).toContain('You already have an account')
  await page.getByLabel('Code from the email').fill('123456')
  await page.keyboard.press('Enter')
  await page.getByText(/This code is wrong/).waitFor()
})
