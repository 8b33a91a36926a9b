import { limits } from '@scheduling/domain'
import { SPOKEN_KEYS } from '@scheduling/domain/languages'
import { describe, expect, it } from 'vitest'
import type { MailContent } from '../../../mail/content/content.ts'
import { renderMail } from '../../../mail/templates/index.tsx'
import { ACCOUNT_CHANGES } from '../events.ts'
import { accountChangeContent } from './account-change/content.ts'
import { sampleBooking } from '../../notifications/mails/booking/testing/sample.ts'
import { newAddressContent, oldAddressContent } from './email-change/content.ts'
import { knownAccountContent } from './known-account.ts'
import { passwordResetContent } from './password-reset/content.ts'
import { verificationContent } from './verification/content.ts'

describe.each(SPOKEN_KEYS)('every mail about an account in %s', (language) => {
  it.each<[string, MailContent]>([
    [
      'verification',
      verificationContent({ language, verifyUrl: 'https://meet.example.com/login?id=1', code: '012345' }),
    ],
    [
      'known account',
      knownAccountContent({ language, name: 'Ada', signInUrl: 'https://meet.example.com/login' }),
    ],
    ...ACCOUNT_CHANGES.map((kind): [string, MailContent] => [
      kind,
      accountChangeContent({
        passkeys: [],
        kind,
        reader: { ...sampleBooking().owner, language },
        at: Date.parse('2026-11-30T15:00:00Z'),
        browser: 'Firefox',
        system: null,
        network: null,
        publicUrl: 'https://meet.example.com',
      }),
    ]),
    [
      'address change, to the old one',
      oldAddressContent({
        name: 'Ada',
        language,
        email: 'new@example.com',
        confirmUrl: 'https://meet.example.com/settings/email/confirm?id=1&codex=abc',
      }),
    ],
    [
      'address change, to the new one',
      newAddressContent({
        name: '',
        language,
        confirmUrl: 'https://meet.example.com/settings/email/confirm?id=1&codex=abc',
      }),
    ],
    [
      'address that is taken',
      knownAccountContent({
        name: 'Ada',
        language,
        signInUrl: 'https://meet.example.com/login',
        wanted: 'address',
      }),
    ],
    [
      'password reset',
      passwordResetContent({
        reader: { name: 'Ada', language },
        resetUrl: 'https://meet.example.com/changepassword?id=1&codex=abc',
      }),
    ],
  ])('%s has a subject, text and HTML without a gap', async (_, content) => {
    const { subject, text, html } = await renderMail(content)
    expect(subject.length).toBeLessThanOrEqual(limits.TITLE_MAX)
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined|null|\[object/)
    for (const part of [text, html]) expect(part).toContain('https://meet.example.com/')
  })
})

it('asks a new host to confirm the address, with the link in both parts', async () => {
  const verifyUrl = 'https://meet.example.com/login?id=1&codex=abc'
  const mail = await renderMail(verificationContent({ language: 'en', verifyUrl, code: '012345' }))
  expect(mail.subject).toBe('Confirm your e-mail address for Weezly')
  expect(mail.text).toContain(verifyUrl)
  expect(mail.text).toContain('Your code: 012 345')
  expect(mail.html).toContain('href="https://meet.example.com/login?id=1&amp;codex=abc"')
})
