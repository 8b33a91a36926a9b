import { SPOKEN_KEYS } from '@scheduling/domain/languages'
import { expect, test } from 'vitest'
import { renderMail } from '../../../mail/templates/index.tsx'
import { sampleBooking } from '../../bookings/mails/testing/sample.ts'
import { connectionContent } from './content.ts'

const MAILS = SPOKEN_KEYS.flatMap((language) => [
  { language, how: 'ended' as const },
  { language, how: 'failing' as const },
])

test.each(MAILS)('in $language, $how: nothing is missing', async ({ language, how }) => {
  const reader = { ...sampleBooking().owner, language }
  const connectionsUrl = 'https://meet.example.com/calendar-connections'
  const mail = connectionContent({ reader, account: 'noor@gmail.example', how, connectionsUrl })
  const { subject, text, html } = await renderMail(mail)
  for (const part of [subject, text, html]) {
    expect(part).not.toMatch(/\{\w+\}|undefined|\[object/)
    expect(part).toContain('noor@gmail.example')
  }
  for (const part of [text, html]) expect(part).toContain(connectionsUrl)
})
