import { LANGUAGE_KEYS } from '@scheduling/domain/languages'
import { expect, test } from 'vitest'
import { renderMail } from '../../../mail/templates/index.tsx'
import { sampleBooking } from '../../bookings/mails/testing/sample.ts'
import { fieldsGoneContent } from './content.ts'

test.each(LANGUAGE_KEYS)('in %s, nothing is missing', async (language) => {
  const reader = { ...sampleBooking().owner, language }
  const pageUrl = 'https://meet.example.com/integrations/hubspot'
  const fieldNames = ['Lead\nnote', '<b>Need</b>']
  const mail = fieldsGoneContent({ reader, app: 'HubSpot', fieldNames, pageUrl })
  const { subject, text, html } = await renderMail(mail)
  for (const part of [subject, text, html]) {
    expect(part).not.toMatch(/\{\w+\}|undefined|\[object/)
    expect(part).toContain('HubSpot')
  }
  expect(html).not.toContain('<b>Need')
  for (const part of [text, html]) expect(part).toContain(pageUrl)
})
