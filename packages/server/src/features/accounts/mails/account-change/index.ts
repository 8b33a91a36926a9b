import type { Context } from '../../../../context.ts'
import type { MailedHost } from '../../../../mail/content/people.ts'
import { personOf } from '../../../../mail/content/people.ts'
import type { Letter } from '../../../../mails.ts'
import { activityEntry } from '../../../activity/operations.ts'
import type { Account } from '../../accounts.ts'
import { formerAddress } from '../../email-address/operations.ts'
import type { AccountChange, AccountNews } from '../../events.ts'
import { stayingOf } from '../../password-reset/operations.ts'
import { accountChangeContent } from './content.ts'

/** To the owner, and after a change of the address to the former one. */
export async function accountChangeLetters(
  context: Context,
  host: MailedHost,
  account: Account,
  { kind, activityId }: Extract<AccountNews, { kind: AccountChange }>,
): Promise<Letter[]> {
  const entry = await activityEntry(context, host.id, activityId)
  if (!entry) return []
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
    passkeys: kind === 'password_changed' ? await passkeyNames(context, account.id) : [],
  }
  const former = kind === 'email_changed' ? await formerAddress(context, account.id) : undefined
  return (former === undefined ? [account.email] : [account.email, former]).map((address) => ({
    kind,
    to: { name: host.name, address },
    write: () => ({ content: accountChangeContent(told) }),
  }))
}

async function passkeyNames(context: Context, accountId: string): Promise<string[]> {
  return (await stayingOf(context, accountId)).passkeys.map(({ name }) => name)
}
