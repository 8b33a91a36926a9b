import type { Instant } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import { oneLine } from '../../../mail/content/plain-text.ts'
import type { MailContent } from '../../../mail/content/content.ts'
import type { MailTexts } from '../../../mail/content/mail-texts.ts'
import { mailTexts } from '../../../mail/content/mail-texts.ts'
import { momentFor } from '../../../mail/content/when.ts'
import type { Reader } from '../../../mail/content/when.ts'
import type { Person } from '../../../mail/content/people.ts'

/** A webhook that has failed for a while, or was turned off because its address is gone. */
export interface WebhookMail {
  kind: 'webhook_failing' | 'webhook_gone'
  reader: Person & Pick<Reader, 'now'>
  /** The host name of its address. */
  address: string
  /** Attempts in a row. */
  failures: number
  since: Instant
  /** The status of its last answer; null if there was none, because of `problem`. */
  status: number | null
  problem: string | null
  /** The page where the host sees its deliveries. */
  webhookUrl: string
}

/** The mail to a host whose webhook has failed for a while, or was turned off because its address is gone. */
export function webhookContent(mail: WebhookMail): MailContent {
  const { kind, reader, since, failures, webhookUrl } = mail
  const t = mailTexts(reader.language)
  const product = PRODUCT_NAME
  const address = oneLine(mail.address)
  const isGone = kind === 'webhook_gone'
  return {
    language: reader.language,
    subject: t(isGone ? 'subjectWebhookGone' : 'subjectWebhookFailing', { address }),
    heading: t(isGone ? 'headingWebhookGone' : 'headingWebhookFailing'),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening: isGone ? t('webhookGone', { address }) : t('webhookFailing', { address, count: failures }),
    facts: isGone
      ? []
      : [
          { label: t('labelSince'), value: momentFor(reader, since) },
          { label: t('labelLastAttempt'), value: outcomeText(mail, t) },
        ],
    actions: [{ label: t('actionWebhook'), url: webhookUrl }],
    link: { sentence: t(isGone ? 'textWebhookGone' : 'textWebhook'), url: webhookUrl },
    closing: [t(isGone ? 'webhookGoneClosing' : 'webhookFailingClosing')],
    footer: t('footerWebhook', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}

const PROBLEMS = {
  address: 'webhookAddress',
  port: 'webhookAddress',
  private_address: 'webhookPrivate',
  no_such_host: 'webhookNoHost',
  certificate: 'webhookCertificate',
  timeout: 'webhookTimeout',
} as const

function outcomeText({ status, problem }: WebhookMail, t: MailTexts): string {
  if (status !== null) return t('webhookAnswered', { status: String(status) })
  const [reason = ''] = (problem ?? '').split(' ')
  return t(Object.hasOwn(PROBLEMS, reason) ? PROBLEMS[reason as keyof typeof PROBLEMS] : 'webhookNoAnswer')
}
