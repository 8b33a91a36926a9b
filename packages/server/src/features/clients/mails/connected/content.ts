import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import type { Person } from '../../../../mail/content/people.ts'
import { oneLine } from '../../../../mail/content/plain-text.ts'

export interface ConnectedMail {
  reader: Person
  /** The client's, in the host's words. */
  name: string
  topic: string
  publicUrl: string
}

/** Tells a host that a client shares busy times. */
export function connectedContent({ reader, topic, publicUrl, ...client }: ConnectedMail): MailContent {
  const t = mailTexts(reader.language)
  const [name, product] = [oneLine(client.name), PRODUCT_NAME]
  const url = `${publicUrl}/clients`
  return {
    language: reader.language,
    subject: t('subjectClientConnected', { name }),
    heading: t('headingClientConnected', { name }),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening: t('clientConnected', { name }),
    facts: [{ label: t('labelClientTopic'), value: oneLine(topic) }],
    actions: [{ label: t('actionClients'), url }],
    link: { sentence: t('textClients'), url },
    closing: [],
    footer: t('footerClientConnected', { name, product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
