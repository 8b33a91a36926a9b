import type { Context } from '../../../context.ts'
import type { MailedHost } from '../../../mail/content/people.ts'
import type { Letter, Mail } from '../../../mails.ts'
import { ownMail } from '../../../mails.ts'
import type { AccountNews } from '../events.ts'
import { ACCOUNT_NEWS } from '../events.ts'
import type { Account } from '../operations.ts'
import { findAccount } from '../operations.ts'

type NewsOf<Kind extends AccountNews['kind']> = Extract<AccountNews, { kind: Kind }>

/** A mail to the owner of an account, who cannot unsubscribe. Only handles the named kinds of `ACCOUNT_NEWS`. */
export function accountMail<Kind extends AccountNews['kind']>(
  kinds: readonly Kind[],
  letters: (
    context: Context,
    host: MailedHost,
    account: Account,
    news: NewsOf<Kind>,
  ) => Promise<Letter[]> | Letter[],
): Mail {
  const isOurs = (news: AccountNews): news is NewsOf<Kind> => kinds.some((kind) => kind === news.kind)
  return ownMail('owner', ACCOUNT_NEWS, async (context, host, news) => {
    if (!isOurs(news)) return []
    const account = await findAccount(context, news.accountId ?? news.hostId)
    return account ? letters(context, host, account, news) : []
  })
}
