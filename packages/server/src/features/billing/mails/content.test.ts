import { LANGUAGE_KEYS } from '@scheduling/domain/languages'
import { expect, test } from 'vitest'
import { renderMail } from '../../../mail/templates/index.tsx'
import { BILLING_CHANGES } from '../events.ts'
import { sampleBooking } from '../../bookings/mails/testing/sample.ts'
import { billingContent } from './content.ts'

const cases = LANGUAGE_KEYS.flatMap((language) =>
  BILLING_CHANGES.map((change) => [change, language] as const),
)

test.each(cases)('%s in %s: nothing is missing', async (change, language) => {
  const reader = { ...sampleBooking().owner, language }
  const billingUrl = 'https://meet.example.com/upgrade/billing'
  const plansUrl = 'https://meet.example.com/upgrade'
  const until = Date.parse('2027-03-08T08:00:00Z')
  const card = { brand: 'visa', last4: '4242' }
  const money = { amount: 4_950, paid: 14_900, number: 'A-0003', card }
  const { subject, text, html } = await renderMail(
    billingContent({ reader, change, until, triedAgainAt: until, money, billingUrl, plansUrl }),
  )
  for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined|\[object/)
  for (const part of [text, html]) expect(part).toContain(plansUrl)
})

test('whoever owes something is led to where it is paid', () => {
  const { owner: reader } = sampleBooking()
  const [billingUrl, plansUrl] = [
    'https://meet.example.com/upgrade/billing',
    'https://meet.example.com/upgrade',
  ]
  const open = { reader, until: null, triedAgainAt: null, money: null, billingUrl, plansUrl }
  const { actions } = billingContent({ ...open, change: 'payment_failed' })
  expect(actions).toEqual([{ label: 'Pay now', url: billingUrl }])
})
