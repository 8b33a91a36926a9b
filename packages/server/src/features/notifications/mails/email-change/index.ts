import type { Context } from '../../../../context.ts'
import { duty } from '../../../../jobs/duty.ts'
import { findAccountByEmail } from '../../../accounts/accounts.ts'
import type { EmailChange } from '../../../accounts/email-address/operations.ts'
import { newChangeLink, openChange } from '../../../accounts/email-address/operations.ts'
import type { AccountNews } from '../../../accounts/events.ts'
import { ACCOUNT_NEWS } from '../../../accounts/events.ts'
import type { Host } from '../../../accounts/hosts.ts'
import { findHost } from '../../../accounts/hosts.ts'
import type { Link } from '../../../accounts/verification.ts'
import type { Unaddressed } from '../../deliver.ts'
import { deliver } from '../../deliver.ts'
import type { PostOffice } from '../../post-office.ts'
import { isOpen, officeOf } from '../../post-office.ts'
import { knownAccountContent } from '../known-account/content.ts'
import { newAddressContent, oldAddressContent } from './content.ts'

export const emailChangeMail = duty(
  ACCOUNT_NEWS,
  (context, news, { id }) => sendQuestion(officeOf(context), news, id),
  isOpen,
)

/** Repeat: sends nothing. */
async function sendQuestion(office: PostOffice, news: AccountNews, eventId: string): Promise<void> {
  if (news.kind !== 'email_change') return
  const { context, mailer } = office
  const { hostId, accountId = hostId, changeId, side } = news
  const [host, change] = await Promise.all([
    findHost(context, hostId),
    openChange(context, accountId, changeId),
  ])
  if (!host || !change) return
  const recipient = side === 'old' ? change.former_email : change.email
  const key = { hostId, eventId, recipient, kind: `email_change_${side}` }
  await deliver(context, mailer, key, null, async () => {
    const link = await newChangeLink(context, change, side)
    return side === 'old' ? askOld(office, host, change, link) : askNew(office, host, change, link)
  })
}

async function askOld(
  { context, renderMail }: PostOffice,
  { name, language }: Host,
  { email, former_email }: EmailChange,
  link: Link,
): Promise<Unaddressed> {
  const content = oldAddressContent({ name, language, email, confirmUrl: confirmUrl(context, link) })
  return { ...(await renderMail(content)), to: { name, address: former_email }, language }
}

/** Where it has an account, says that instead: there is nothing to agree to. */
async function askNew(
  { context, renderMail }: PostOffice,
  { language }: Host,
  { account_id, email }: EmailChange,
  link: Link,
): Promise<Unaddressed> {
  const known = await findAccountByEmail(context, email)
  if (known && known.account.id !== account_id) {
    const { name, language: theirs } = known.host
    const signInUrl = `${context.config.publicUrl}/login`
    const content = knownAccountContent({ name, language: theirs, signInUrl, wanted: 'address' })
    return { ...(await renderMail(content)), to: { name, address: known.account.email }, language: theirs }
  }
  const content = newAddressContent({ name: '', language, confirmUrl: confirmUrl(context, link) })
  return { ...(await renderMail(content)), to: { name: '', address: email }, language }
}

function confirmUrl({ config }: Pick<Context, 'config'>, { id, codex }: Link): string {
  return `${config.publicUrl}/settings/email/confirm?${new URLSearchParams({ id, codex }).toString()}`
}
