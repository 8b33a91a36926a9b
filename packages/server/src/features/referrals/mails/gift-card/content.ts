import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import type { Person } from '../../../../mail/content/people.ts'
import { oneLine } from '../../../../mail/content/plain-text.ts'

export interface GiftCardMail {
  reader: Person
  dollars: number
  code: string
}

/** Hands over a gift card that was claimed for points. */
export function giftCardContent({ reader, dollars, code }: GiftCardMail): MailContent {
  const t = mailTexts(reader.language)
  const product = PRODUCT_NAME
  return {
    language: reader.language,
    subject: t('subjectGiftCard', { dollars }),
    heading: t('headingGiftCard'),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening: t('giftCard', { product }),
    facts: [
      { label: t('labelWorth'), value: t('giftCardDollars', { dollars }) },
      { label: t('labelGiftCardCode'), value: oneLine(code) },
    ],
    actions: [],
    closing: [t('giftCardKeep')],
    footer: t('footerGiftCard', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
