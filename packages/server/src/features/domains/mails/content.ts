import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../mail/content/content.ts'
import { mailTexts } from '../../../mail/content/mail-texts.ts'
import { oneLine } from '../../../mail/content/plain-text.ts'
import type { DomainNews } from '../events.ts'
import type { Person } from '../../../mail/content/people.ts'

export interface DomainMail extends Pick<DomainNews, 'kind' | 'domain'> {
  reader: Person
  settingsUrl: string
}

/** Tells the host that links start or stop using a domain. */
export function domainContent({ kind, reader, domain, settingsUrl }: DomainMail): MailContent {
  const t = mailTexts(reader.language)
  const product = PRODUCT_NAME
  const works = kind === 'domain_works'
  return {
    language: reader.language,
    subject: t(works ? 'subjectDomainWorks' : 'subjectDomainFails', { domain }),
    heading: t(works ? 'headingDomainWorks' : 'headingDomainFails'),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening: t(works ? 'domainWorks' : 'domainFails', { domain }),
    facts: [],
    actions: [{ label: t('actionDomain'), url: settingsUrl }],
    link: { sentence: t(works ? 'textDomainWorks' : 'textDomain'), url: settingsUrl },
    closing: [],
    footer: t('footerDomain', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
