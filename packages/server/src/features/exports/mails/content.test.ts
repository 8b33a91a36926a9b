import { LANGUAGE_KEYS } from '@scheduling/domain/languages'
import { expect, test } from 'vitest'
import { renderMail } from '../../../mail/templates/index.tsx'
import { sampleBooking } from '../../bookings/mails/testing/sample.ts'
import { exportReadyContent } from './content.ts'

test.each(LANGUAGE_KEYS)('in %s: nothing is missing', async (language) => {
  const reader = { ...sampleBooking().owner, language }
  const exportUrl = 'https://meet.example.com/settings/export'
  const until = Date.parse('2027-03-08T08:00:00Z')
  const { subject, text, html } = await renderMail(exportReadyContent({ reader, until, exportUrl }))
  for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined|\[object/)
  for (const part of [text, html]) expect(part).toContain(exportUrl)
})
