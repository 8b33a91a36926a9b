import type { Context } from '../../../context.ts'
import { personOf } from '../../../mail/content/people.ts'
import type { Mail } from '../../../mails.ts'
import { activityEntry } from '../../activity/operations.ts'
import type { AccountChange } from '../events.ts'
import { accountMail } from './account-mail.ts'
import type { WriteChangeText } from './change-content.ts'
import { changeContent } from './change-content.ts'

interface MoreAboutChange {
  /** Names of passkeys that still sign in. */
  passkeys?: (context: Context, accountId: string) => Promise<readonly string[]>
  /** A second address that gets the mail. */
  alsoTo?: (context: Context, accountId: string) => Promise<string | undefined>
}

/** Mails the owner about some kinds of changes. Each capability has its own texts. */
export function changeMail<Kind extends AccountChange>(
  texts: Record<Kind, WriteChangeText>,
  { passkeys, alsoTo }: MoreAboutChange = {},
): Mail {
  const kinds = Object.keys(texts) as AccountChange[]
  return accountMail(kinds, async (context, host, account, { kind, activityId }) => {
    const entry = await activityEntry(context, host.id, activityId)
    if (!entry) return []
    const { browser, system, network, happened_at } = entry
    const details = {
      reader: personOf(host),
      at: happened_at.getTime(),
      browser,
      system,
      network,
      publicUrl: context.config.publicUrl,
      passkeys: (await passkeys?.(context, account.id)) ?? [],
    }
    const second = await alsoTo?.(context, account.id)
    return (second === undefined ? [account.email] : [account.email, second]).map((address) => ({
      kind,
      to: { name: host.name, address },
      write: () => ({ content: changeContent(details, texts[kind as Kind]) }),
    }))
  })
}
