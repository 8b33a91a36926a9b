import type { Context } from '../../../../context.ts'
import { duty } from '../../../../jobs/duty.ts'
import { findAccount } from '../../../accounts/accounts.ts'
import { formerAddress } from '../../../accounts/email-address/operations.ts'
import type { AccountNews } from '../../../accounts/events.ts'
import { ACCOUNT_NEWS } from '../../../accounts/events.ts'
import { findHost } from '../../../accounts/hosts.ts'
import { stayingOf } from '../../../accounts/password-reset/operations.ts'
import { activityEntry } from '../../../activity/operations.ts'
import { deliver } from '../../deliver.ts'
import type { PostOffice } from '../../post-office.ts'
import { isOpen, officeOf } from '../../post-office.ts'
import { personOf } from '../people.ts'
import { accountChangeContent } from './content.ts'

export const accountChangeMail = duty(
  ACCOUNT_NEWS,
  (context, news, { id }) => sendChange(officeOf(context), news, id),
  isOpen,
)

/** Repeat: sends nothing. */
async function sendChange(office: PostOffice, news: AccountNews, eventId: string): Promise<void> {
  if (!('activityId' in news)) return
  const { context, mailer, renderMail } = office
  const { kind, hostId, accountId = hostId } = news
  const [host, account, entry] = await Promise.all([
    findHost(context, hostId),
    findAccount(context, accountId),
    activityEntry(context, hostId, news.activityId),
  ])
  if (!host || !account || !entry) return
  const { browser, system, network, happened_at } = entry
  const { publicUrl } = context.config
  const told = {
    kind,
    reader: personOf(host),
    at: happened_at.getTime(),
    browser,
    system,
    network,
    publicUrl,
    passkeys: kind === 'password_changed' ? await passkeyNames(context, accountId) : [],
  }
  const former = kind === 'email_changed' ? await formerAddress(context, accountId) : undefined
  for (const address of former === undefined ? [account.email] : [account.email, former])
    await deliver(context, mailer, { hostId, eventId, recipient: address, kind }, null, async () => ({
      ...(await renderMail(accountChangeContent(told))),
      to: { name: host.name, address },
      language: host.language,
    }))
}

async function passkeyNames(context: Context, accountId: string): Promise<string[]> {
  return (await stayingOf(context, accountId)).passkeys.map(({ name }) => name)
}
