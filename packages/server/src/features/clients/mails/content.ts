import type { Instant } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../mail/content/content.ts'
import { stopAllFor } from '../../../mail/content/choices.ts'
import { mailTexts } from '../../../mail/content/mail-texts.ts'
import type { Person } from '../../../mail/content/people.ts'
import { oneLine } from '../../../mail/content/plain-text.ts'
import { momentWithZone } from '../../../mail/content/when.ts'

export interface ClientMail {
  /** The host, also for language and time zone: we do not know the reader's. */
  host: Person
  /** What the meeting is about, in the host's words. */
  topic: string
  link: string
  /** How long the link works. */
  until: Instant
  /** The address of the host's page, for people to read. */
  page: string
  choicesUrl: string
}

/** Asks somebody whose address a host entered. The only texts of the host's own in it are the name and the topic. */
export function clientContent({ host, topic, link, until, page, choicesUrl }: ClientMail): MailContent {
  const { language } = host
  const t = mailTexts(language)
  const [name, product] = [oneLine(host.name), PRODUCT_NAME]
  return {
    language,
    subject: t('subjectClient', { name }),
    heading: t('headingClient', { name }),
    greeting: '',
    opening: t('client', { name }),
    facts: [
      { label: t('labelClientTopic'), value: oneLine(topic) },
      { label: t('labelClientUntil'), value: momentWithZone(host, until) },
    ],
    actions: [{ label: t('actionClient'), url: link }],
    link: { sentence: t('textClient'), url: link },
    closing: [t('clientPrivacy', { name })],
    choices: {
      answers: [],
      change: { label: t('chooseMails'), url: choicesUrl },
      stopAll: stopAllFor(choicesUrl, t),
    },
    footer: t('footerClient', { name, page, product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
