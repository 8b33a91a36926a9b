import type { Language } from '@scheduling/domain/languages'
import { LANGUAGE_KEYS } from '@scheduling/domain/languages'
import { expect, test } from 'vitest'
import { renderMail } from '../../../mail/templates/index.tsx'
import { sampleBooking } from '../../bookings/mails/testing/sample.ts'
import type { DomainMail } from './content.ts'
import { domainContent } from './content.ts'

const KINDS = ['domain_works', 'domain_fails'] as const
const ALL = LANGUAGE_KEYS.flatMap((language) =>
  KINDS.map((kind): [Language, DomainMail['kind']] => [language, kind]),
)

test.each(ALL)('in %s, %s: nothing is missing', async (language, kind) => {
  const reader = { ...sampleBooking().owner, language }
  const settingsUrl = 'https://meet.example.com/settings/domain'
  const mail = domainContent({ kind, reader, domain: 'meet.berg.example', settingsUrl })
  const { subject, text, html } = await renderMail(mail)
  for (const part of [subject, text, html]) {
    expect(part).not.toMatch(/\{\w+\}|undefined|\[object/)
    expect(part).toContain('meet.berg.example')
  }
  for (const part of [text, html]) expect(part).toContain(settingsUrl)
})
