import { duty } from '../../../../jobs/duty.ts'
import type { Account } from '../../../accounts/accounts.ts'
import { findAccount, findAccountByEmail } from '../../../accounts/accounts.ts'
import type { AccountNews } from '../../../accounts/events.ts'
import { ACCOUNT_NEWS } from '../../../accounts/events.ts'
import type { Host } from '../../../accounts/hosts.ts'
import { findHost } from '../../../accounts/hosts.ts'
import { newVerification } from '../../../accounts/verification.ts'
import type { Unaddressed } from '../../deliver.ts'
import { deliver } from '../../deliver.ts'
import type { PostOffice } from '../../post-office.ts'
import { isOpen, officeOf } from '../../post-office.ts'
import { knownAccountContent } from '../known-account/content.ts'
import { verificationContent } from './content.ts'

export const verificationMail = duty(
  ACCOUNT_NEWS,
  (context, news, { id }) => sendAfterSignUp(officeOf(context), news, id),
  isOpen,
)

/** `eventId` names the news. Repeat: sends nothing. */
export async function sendAfterSignUp(office: PostOffice, news: AccountNews, eventId: string): Promise<void> {
  if (news.kind !== 'sign_up') return
  const { context, mailer } = office
  const { hostId, accountId = hostId } = news
  const [host, account] = await Promise.all([findHost(context, hostId), findAccount(context, accountId)])
  if (!host || !account || account.verified_at) return
  const key = { hostId, eventId, recipient: account.email, kind: 'verification' }
  await deliver(context, mailer, key, null, () => write(office, account, host))
}

/**
 * Asks whoever reads at the address of a sign-up whether it is theirs; where it has an account, says that instead. Either
 * way a link and a code are made here, so that tries at them cost the same, and stored under a hash.
 */
async function write(
  { context, renderMail }: PostOffice,
  account: Account,
  host: Host,
): Promise<Unaddressed> {
  const { publicUrl } = context.config
  const known = await findAccountByEmail(context, account.email)
  const { id, codex, code } = await newVerification(context, account)
  if (known && known.account.id !== account.id) {
    const { name, language } = known.host
    const content = knownAccountContent({ name, language, signInUrl: `${publicUrl}/login` })
    return { ...(await renderMail(content)), to: { name, address: known.account.email }, language }
  }
  const { language } = host
  const verifyUrl = `${publicUrl}/login?${new URLSearchParams({ id, codex }).toString()}`
  const content = verificationContent({ language, verifyUrl, code })
  return { ...(await renderMail(content)), to: { name: '', address: account.email }, language }
}
