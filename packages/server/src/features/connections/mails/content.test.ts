import { LANGUAGE_KEYS } from '@scheduling/domain/languages'
import { expect, test } from 'vitest'
import { renderMail } from '../../../mail/templates/index.tsx'
import { sampleBooking } from '../../bookings/mails/testing/sample.ts'
import { connectionContent } from './content.ts'

const MAILS = LANGUAGE_KEYS.flatMap((language) =>
  [undefined, 'HubSpot'].flatMap((app) => [
    { language, app, how: 'ended' as const },
    { language, app, how: 'failing' as const },
  ]),
)

test.each(MAILS)('in $language, $how, of $app: nothing is missing', async ({ language, how, app }) => {
  const reader = { ...sampleBooking().owner, language }
  const connectionsUrl = 'https://meet.example.com/calendar-connections'
  const mail = connectionContent({ reader, account: 'noor@gmail.example', how, app, connectionsUrl })
  const { subject, text, html } = await renderMail(mail)
  for (const part of [subject, text, html]) {
    expect(part).not.toMatch(/\{\w+\}|undefined|\[object/)
    expect(part).toContain('noor@gmail.example')
  }
  expect(text.includes('HubSpot')).toBe(app !== undefined)
  for (const part of [text, html]) expect(part).toContain(connectionsUrl)
})
