import { PRODUCT_NAME } from '@scheduling/messages'
import { LANGUAGES } from '@scheduling/domain/languages'
import type { MailContent } from '../../../mail/content/content.ts'
import { mailTexts } from '../../../mail/content/mail-texts.ts'
import type { Person } from '../../../mail/content/people.ts'
import { oneLine } from '../../../mail/content/plain-text.ts'
import { partOf } from '../../videos/views/figures.ts'

interface LeadWatched {
  reader: Person
  lead: string
  video: string
  /** Different seconds. */
  seconds: number
  /** Of the video; null if nobody knows. */
  length: number | null
  campaign: string
  campaignUrl: string
}

export function leadWatchedContent(mail: LeadWatched): MailContent {
  const { reader, seconds, length, campaignUrl } = mail
  const t = mailTexts(reader.language)
  const { tag } = LANGUAGES[reader.language]
  const [lead, video, campaign] = [oneLine(mail.lead), oneLine(mail.video), oneLine(mail.campaign)]
  const share = new Intl.NumberFormat(tag, { style: 'percent' }).format(partOf({ seconds }, length))
  const time = new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(
    seconds,
  )
  return {
    language: reader.language,
    subject: t('subjectLeadWatched', { share, video, lead }),
    heading: t('headingLeadWatched'),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening: t('leadWatched', { lead, video, amount: time }),
    facts: [{ label: t('labelCampaign'), value: campaign }],
    actions: [{ label: t('actionCampaign'), url: campaignUrl }],
    link: { sentence: t('textCampaign'), url: campaignUrl },
    closing: [],
    footer: t('footerLeadWatched', { product: PRODUCT_NAME }),
    letterhead: { name: PRODUCT_NAME, logo: null },
    accent: null,
  }
}
