import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../mail/content/content.ts'
import { mailTexts } from '../../../mail/content/mail-texts.ts'
import { oneLine } from '../../../mail/content/plain-text.ts'
import type { Person } from '../../../mail/content/people.ts'

export interface ConnectionMail {
  reader: Person
  /** The account's name, as the reader knows it. */
  account: string
  how: 'ended' | 'failing'
  /** Absent: an account with calendars. */
  app?: string | undefined
  connectionsUrl: string
}

const WORDS = {
  ended: {
    subject: 'subjectConnection',
    heading: 'headingConnection',
    opening: 'connectionBroken',
    action: 'actionConnection',
    text: 'textConnection',
  },
  failing: {
    subject: 'subjectFailing',
    heading: 'headingFailing',
    opening: 'connectionFailing',
    action: 'actionFailing',
    text: 'textFailing',
  },
} as const

const APP_WORDS = {
  ended: { heading: 'headingApp', opening: 'appBroken' },
  failing: { heading: 'headingAppFailing', opening: 'appFailing' },
} as const

/** Tells a host that an account must be connected again, or has not answered for minutes. */
export function connectionContent({
  reader,
  how,
  app,
  connectionsUrl,
  ...mail
}: ConnectionMail): MailContent {
  const t = mailTexts(reader.language)
  const product = PRODUCT_NAME
  const account = oneLine(mail.account)
  const words = WORDS[how]
  return {
    language: reader.language,
    subject: t(words.subject, { account }),
    heading: app === undefined ? t(words.heading) : t(APP_WORDS[how].heading, { app }),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening: app === undefined ? t(words.opening, { account }) : t(APP_WORDS[how].opening, { account, app }),
    facts: [],
    actions: [{ label: t(words.action), url: connectionsUrl }],
    link: { sentence: t(words.text), url: connectionsUrl },
    closing: [],
    footer: t('footerConnection', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
