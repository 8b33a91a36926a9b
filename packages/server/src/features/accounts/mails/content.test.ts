import { limits } from '@scheduling/domain'
import { LANGUAGE_KEYS } from '@scheduling/domain/languages'
import { describe, expect, it } from 'vitest'
import type { MailContent } from '../../../mail/content/content.ts'
import { renderMail } from '../../../mail/templates/index.tsx'
import { DELETION_TEXTS } from '../../deletion/mails/index.ts'
import { newAddressContent, oldAddressContent } from '../../email-address/mails/email-change/content.ts'
import { EMAIL_CHANGED_TEXTS } from '../../email-address/mails/index.ts'
import { sampleBooking } from '../../bookings/mails/testing/sample.ts'
import { API_KEY_TEXTS } from '../../api-keys/mails/index.ts'
import { APP_TEXTS } from '../../oauth/mails/index.ts'
import { PASSKEY_TEXTS } from '../../passkeys/mails/index.ts'
import { PASSWORD_CHANGED_TEXTS } from '../../passwords/mails/index.ts'
import { passwordResetContent } from '../../passwords/mails/password-reset/content.ts'
import { NEW_DEVICE_TEXTS } from '../../sign-in/mails/index.ts'
import { verificationContent } from '../../sign-up/mails/verification/content.ts'
import { TWO_FACTOR_TEXTS } from '../../two-factor/mails/index.ts'
import type { AccountChange } from '../events.ts'
import { ACCOUNT_CHANGES } from '../events.ts'
import type { WriteChangeText } from './change-content.ts'
import { changeContent } from './change-content.ts'
import { existingAccountContent } from './existing-account.ts'

// A change without a text does not compile.
const CHANGE_TEXTS: Record<AccountChange, WriteChangeText> = {
  ...API_KEY_TEXTS,
  ...APP_TEXTS,
  ...DELETION_TEXTS,
  ...EMAIL_CHANGED_TEXTS,
  ...NEW_DEVICE_TEXTS,
  ...PASSKEY_TEXTS,
  ...PASSWORD_CHANGED_TEXTS,
  ...TWO_FACTOR_TEXTS,
}

describe.each(LANGUAGE_KEYS)('every mail about an account in %s', (language) => {
  it.each<[string, MailContent]>([
    [
      'verification',
      verificationContent({ language, verifyUrl: 'https://meet.example.com/login?id=1', code: '012345' }),
    ],
    [
      'known account',
      existingAccountContent({ language, name: 'Ada', signInUrl: 'https://meet.example.com/login' }),
    ],
    ...ACCOUNT_CHANGES.map((kind): [string, MailContent] => [
      kind,
      changeContent(
        {
          passkeys: [],
          reader: { ...sampleBooking().owner, language },
          at: Date.parse('2026-11-30T15:00:00Z'),
          browser: 'Firefox',
          system: null,
          network: null,
          publicUrl: 'https://meet.example.com',
        },
        CHANGE_TEXTS[kind],
      ),
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
      existingAccountContent({
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
    for (const part of [subject, text, html])
      expect(part).not.toMatch(/\{\w+\}|\bundefined\b|\bnull\b|\[object/)
    for (const part of [text, html]) expect(part).toContain('https://meet.example.com/')
  })
})

it('asks a new host to confirm the address, with the link in both parts', async () => {
  const verifyUrl = 'https://meet.example.com/login?id=1&codex=abc'
  const mail = await renderMail(verificationContent({ language: 'en', verifyUrl, code: '012345' }))
  expect(mail.subject).toBe('Confirm your email address for Weezly')
  expect(mail.text).toContain(verifyUrl)
  expect(mail.text).toContain('Your code: 012 345')
  expect(mail.html).toContain('href="https://meet.example.com/login?id=1&amp;codex=abc"')
})
