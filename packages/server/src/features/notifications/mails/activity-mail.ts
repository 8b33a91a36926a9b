import type { Instant } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { Duty } from '../../../jobs/duty.ts'
import { duty } from '../../../jobs/duty.ts'
import type { MailContent } from '../../../mail/content/content.ts'
import type { MailTexts } from '../../../mail/content/mail-texts.ts'
import { mailTexts } from '../../../mail/content/mail-texts.ts'
import { momentWithZone } from '../../../mail/content/when.ts'
import { oneLine } from '../../../mail/plain-text.ts'
import { findAccount } from '../../accounts/accounts.ts'
import type { AccountNews } from '../../accounts/events.ts'
import { ACCOUNT_NEWS } from '../../accounts/events.ts'
import { findHost } from '../../accounts/hosts.ts'
import { activityEntry } from '../../activity/operations.ts'
import { deliver } from '../deliver.ts'
import type { PostOffice } from '../post-office.ts'
import { isOpen, officeOf } from '../post-office.ts'
import type { Person } from './people.ts'
import { personOf } from './people.ts'

/** Something that was done in an account, as its owner hears of it. */
export interface ToldActivity {
  reader: Person
  at: Instant
  /** As product names; null where it named none. */
  browser: string | null
  system: string | null
  /** The address without its last part; null for the machine of the server itself. */
  network: string | null
  /** Where it can be looked at, or mended. */
  url: string
}

/** What one such mail says besides when and from where. */
interface Said {
  subject: string
  heading: string
  opening: string
  action: string
  way: string
  closing: string
}

interface ActivityMail {
  kind: Extract<AccountNews, { activityId: string }>['kind']
  /** Below the public address. */
  path: string
  content: (told: ToldActivity) => MailContent
}

/** One mail for one entry of the account's activity, sent once. */
export function activityMail({ kind, path, content }: ActivityMail): Duty {
  async function send(office: PostOffice, news: AccountNews, eventId: string): Promise<void> {
    if (news.kind !== kind) return
    const { context, mailer, renderMail } = office
    const { hostId, accountId = hostId } = news
    const [host, account, entry] = await Promise.all([
      findHost(context, hostId),
      findAccount(context, accountId),
      activityEntry(context, hostId, news.activityId),
    ])
    if (!host || !account || !entry) return
    const { browser, system, network, happened_at } = entry
    const url = context.config.publicUrl + path
    const told = { reader: personOf(host), at: happened_at.getTime(), browser, system, network, url }
    const key = { hostId, eventId, recipient: account.email, kind }
    await deliver(context, mailer, key, null, async () => ({
      ...(await renderMail(content(told))),
      to: { name: host.name, address: account.email },
      language: host.language,
    }))
  }
  return duty(ACCOUNT_NEWS, (context, news, { id }) => send(officeOf(context), news, id), isOpen)
}

export function activityContent(
  told: ToldActivity,
  say: (t: MailTexts, names: { product: string }) => Said,
): MailContent {
  const { reader, at, network, url } = told
  const t = mailTexts(reader.language)
  const product = PRODUCT_NAME
  const { subject, heading, opening, action, way, closing } = say(t, { product })
  return {
    language: reader.language,
    subject,
    heading,
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening,
    facts: [
      { label: t('labelTime'), value: momentWithZone(reader, at) },
      { label: t('labelDevice'), value: deviceText(told, t) },
      ...(network ? [{ label: t('labelNetwork'), value: network }] : []),
    ],
    actions: [{ label: action, url }],
    link: { sentence: way, url },
    closing: [closing],
    footer: t('footerNewDevice', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}

function deviceText({ browser, system }: ToldActivity, t: MailTexts): string {
  if (browser && system) return t('deviceOn', { browser, system })
  return browser ?? system ?? t('deviceUnknown')
}
