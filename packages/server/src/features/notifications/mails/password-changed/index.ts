import { duty } from '../../../../jobs/duty.ts'
import { findAccount } from '../../../accounts/accounts.ts'
import type { AccountNews } from '../../../accounts/events.ts'
import { ACCOUNT_NEWS } from '../../../accounts/events.ts'
import type { Host } from '../../../accounts/hosts.ts'
import { findHost } from '../../../accounts/hosts.ts'
import { activityEntry } from '../../../activity/operations.ts'
import type { StoredActivity } from '../../../activity/store.ts'
import type { Unaddressed } from '../../deliver.ts'
import { deliver } from '../../deliver.ts'
import type { PostOffice } from '../../post-office.ts'
import { isOpen, officeOf } from '../../post-office.ts'
import { personOf } from '../people.ts'
import { passwordChangedContent } from './content.ts'

export const passwordChangedMail = duty(
  ACCOUNT_NEWS,
  (context, news, { id }) => sendAfterChange(officeOf(context), news, id),
  isOpen,
)

/** Repeat: sends nothing. */
async function sendAfterChange(office: PostOffice, news: AccountNews, eventId: string): Promise<void> {
  if (news.kind !== 'password_changed') return
  const { context, mailer } = office
  const { hostId, accountId = hostId } = news
  const [host, account, entry] = await Promise.all([
    findHost(context, hostId),
    findAccount(context, accountId),
    activityEntry(context, hostId, news.activityId),
  ])
  if (!host || !account || !entry) return
  const key = { hostId, eventId, recipient: account.email, kind: 'password_changed' }
  await deliver(context, mailer, key, null, () => write(office, account.email, host, entry))
}

async function write(
  { context, renderMail }: PostOffice,
  address: string,
  host: Host,
  { browser, system, network, happened_at }: StoredActivity,
): Promise<Unaddressed> {
  const content = passwordChangedContent({
    reader: personOf(host),
    at: happened_at.getTime(),
    browser,
    system,
    network,
    forgotUrl: `${context.config.publicUrl}/forgotpassword`,
  })
  return { ...(await renderMail(content)), to: { name: host.name, address }, language: host.language }
}
