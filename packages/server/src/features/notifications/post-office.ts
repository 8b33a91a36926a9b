import type { Config } from '../../config.ts'
import type { Context, ThisProcess } from '../../context.ts'
import { service, hook } from '../../context.ts'
import type { CaughtMessage } from '../../mail/catcher.ts'
import { startCatcher } from '../../mail/catcher.ts'
import type { RenderMail } from '../../mail/render.ts'
import { builtRenderer } from '../../mail/render.ts'
import type { Mailer } from '../../mail/transport.ts'
import { createMailer } from '../../mail/transport.ts'

/** Everything needed to write mails and send them. */
export interface PostOffice {
  context: Context
  mailer: Mailer
  renderMail: RenderMail
}

/** Without a mail server, the embedded catcher took a mail. */
export const MAIL_CAUGHT =
  hook<(context: Context, message: CaughtMessage) => Promise<void>>('a mail is caught')

export const POST_OFFICE = service({
  name: 'post office',
  role: 'worker',
  open: openPostOffice,
  close: (opened) => opened?.close(),
})

/** While it is closed, mails wait in their queues. None is lost, and they go out once it opens. */
export function isOpen({ mails }: Pick<Config, 'mails'>): boolean {
  return mails !== 'waiting'
}

/** Throws if it is closed. */
export function officeOf(context: Context): PostOffice {
  const opened = context.service(POST_OFFICE)
  if (!opened)
    throw new Error('The post office is closed: there is no mail server, and none is to be stood in for')
  return opened.office
}

/** Opens the configured server, or the embedded catcher, whose mails are shown at /dev/mailbox. */
async function openPostOffice(
  context: Context,
  { dist }: ThisProcess,
): Promise<{ office: PostOffice; close: () => Promise<void> } | undefined> {
  const { smtpUrl, mailFrom, publicUrl } = context.config
  if (!isOpen(context.config)) return undefined
  const catcher = smtpUrl ? undefined : await startCatcher(keepCaught(context))
  const mailer = createMailer({ smtpUrl: smtpUrl ?? String(catcher?.smtpUrl), from: mailFrom, publicUrl })
  return {
    office: { context, mailer, renderMail: builtRenderer(dist) },
    close: async () => {
      mailer.close()
      await catcher?.close()
    },
  }
}

function keepCaught(context: Context) {
  return async (message: CaughtMessage) => {
    for (const keep of context.hooks(MAIL_CAUGHT)) await keep(context, message)
  }
}
