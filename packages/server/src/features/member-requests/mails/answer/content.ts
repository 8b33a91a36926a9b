import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import type { Person } from '../../../../mail/content/people.ts'
import { oneLine } from '../../../../mail/content/plain-text.ts'
import type { Answer } from '../../tables.ts'

export interface AnswerMail {
  reader: Person
  organization: string
  /** Null: a larger plan. */
  eventType: string | null
  answer: Answer
  /** The dashboard. */
  link: string
}

const TEXTS = {
  upgrade: {
    granted: { heading: 'headingUpgradeGranted', opening: 'upgradeGranted' },
    declined: { heading: 'headingRequestDeclined', opening: 'upgradeDeclined' },
  },
  access: {
    granted: { heading: 'headingAccessGranted', opening: 'accessGranted' },
    declined: { heading: 'headingRequestDeclined', opening: 'accessDeclined' },
  },
} as const

/** Tells a member what came of their request. */
export function answerContent({ reader, answer, link, ...names }: AnswerMail): MailContent {
  const t = mailTexts(reader.language)
  const [organization, product] = [oneLine(names.organization), PRODUCT_NAME]
  const { heading, opening } = TEXTS[names.eventType === null ? 'upgrade' : 'access'][answer]
  return {
    language: reader.language,
    subject: t('subjectRequestAnswered', { heading: t(heading), organization }),
    heading: t(heading),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening: t(opening, { organization, eventType: oneLine(names.eventType ?? '') }),
    facts: [],
    actions: [{ label: t('actionOpenDashboard'), url: link }],
    link: { sentence: t('textOpenDashboard'), url: link },
    closing: [],
    footer: t('footerRequest', { organization, product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
