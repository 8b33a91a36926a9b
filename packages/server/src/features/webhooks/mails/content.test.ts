import type { Language } from '@scheduling/domain/languages'
import { LANGUAGE_KEYS } from '@scheduling/domain/languages'
import { describe, expect, test } from 'vitest'
import { sampleBooking } from '../../bookings/mails/testing/sample.ts'
import { renderMail } from '../../../mail/templates/index.tsx'
import type { WebhookMail } from './content.ts'
import { webhookContent } from './content.ts'

function webhookMail(changes: Partial<WebhookMail> = {}, language: Language = 'en'): WebhookMail {
  return {
    kind: 'webhook_failing',
    reader: { ...sampleBooking().owner, language, now: Date.parse('2026-11-21T12:00:00Z') },
    address: 'crm.example.com',
    failures: 12,
    since: Date.parse('2026-11-20T14:00:00Z'),
    status: 500,
    problem: null,
    webhookUrl: 'https://meet.example.com/integrations/webhooks/7',
    ...changes,
  }
}

const PROBLEMS = ['timeout', 'certificate', 'no_such_host', 'private_address', 'port 6379', 'no_answer']

describe.each(LANGUAGE_KEYS)('in %s', (language) => {
  test.each([
    webhookMail({}, language),
    webhookMail({ failures: 1 }, language),
    webhookMail({ kind: 'webhook_gone', status: 410 }, language),
    ...PROBLEMS.map((problem) => webhookMail({ status: null, problem }, language)),
  ])('$kind after $failures, $status $problem: nothing is missing', async (mail) => {
    const { subject, text, html } = await renderMail(webhookContent(mail))
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/\{\w+\}|undefined|\[object/)
      expect(part).toContain('crm.example.com')
    }
    expect(text).toContain(mail.webhookUrl)
    expect(html).toContain(mail.webhookUrl)
  })
})

test('it reads like a letter', async () => {
  const { subject, text } = await renderMail(webhookContent(webhookMail()))
  expect(subject).toBe('Your webhook at crm.example.com is failing')
  expect(text).toBe(`Hi Ada Lovelace,

crm.example.com doesn’t accept what we send: 12 attempts in a row have failed.

Since: Fri, 20 Nov, 15:00
Last attempt: Responded with 500

See what we sent, and try again:
https://meet.example.com/integrations/webhooks/7

We keep trying, but less and less often. When the address works again, we send everything that’s waiting. We give up after about three days.

-- 
You’re receiving this email because you added this webhook in Weezly.
`)
})

test('an address that is gone is said to be, and how to go on', async () => {
  const { subject, text } = await renderMail(
    webhookContent(webhookMail({ kind: 'webhook_gone', status: 410 })),
  )
  expect(subject).toBe('Your webhook at crm.example.com was turned off')
  expect(text).toContain('responded with 410 (gone)')
  expect(text).toContain('turn the webhook on again here:')
})
