import { duty } from '../../../../jobs/duty.ts'
import type { Account } from '../../../accounts/accounts.ts'
import { findAccount } from '../../../accounts/accounts.ts'
import type { AccountNews } from '../../../accounts/events.ts'
import { ACCOUNT_NEWS } from '../../../accounts/events.ts'
import type { Host } from '../../../accounts/hosts.ts'
import { findHost } from '../../../accounts/hosts.ts'
import { newReset } from '../../../accounts/password-reset/operations.ts'
import type { Unaddressed } from '../../deliver.ts'
import { deliver } from '../../deliver.ts'
import type { PostOffice } from '../../post-office.ts'
import { isOpen, officeOf } from '../../post-office.ts'
import { passwordResetContent } from './content.ts'

export const passwordResetMail = duty(
  ACCOUNT_NEWS,
  (context, news, { id }) => sendReset(officeOf(context), news, id),
  isOpen,
)

/** Repeat: sends nothing. */
async function sendReset(office: PostOffice, news: AccountNews, eventId: string): Promise<void> {
  if (news.kind !== 'password_reset') return
  const { context, mailer } = office
  const { hostId, accountId = hostId } = news
  const [host, account] = await Promise.all([findHost(context, hostId), findAccount(context, accountId)])
  if (!host || !account) return
  const key = { hostId, eventId, recipient: account.email, kind: 'password_reset' }
  await deliver(context, mailer, key, null, () => write(office, account, host))
}

async function write(
  { context, renderMail }: PostOffice,
  account: Account,
  host: Host,
): Promise<Unaddressed> {
  const { id, codex } = await newReset(context, account)
  const query = new URLSearchParams({ id, codex }).toString()
  const content = passwordResetContent({
    reader: host,
    resetUrl: `${context.config.publicUrl}/changepassword?${query}`,
  })
  const to = { name: host.name, address: account.email }
  return { ...(await renderMail(content)), to, language: host.language }
}
