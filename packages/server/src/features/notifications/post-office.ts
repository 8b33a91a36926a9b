import type { Context } from '../../context.ts'
import { startCatcher } from '../../mail/catcher.ts'
import type { RenderMail } from '../../mail/mail.ts'
import { builtRenderer } from '../../mail/render.ts'
import type { Mailer } from '../../mail/transport.ts'
import { createMailer } from '../../mail/transport.ts'
import { keepCaughtMail } from '../mailbox/operations.ts'

/** What it takes to write mails and send them. */
export interface PostOffice {
  context: Context
  mailer: Mailer
  renderMail: RenderMail
}

/**
 * Mails go to the configured server, or to the embedded catcher, to be read at /dev/mailbox. Where there is neither, the
 * post office is closed: mails wait in their queues, none is lost, and they go out when it is opened one day.
 */
export async function openPostOffice(
  context: Context,
  dist: string,
): Promise<{ office: PostOffice | undefined; close: () => Promise<void> }> {
  const { mails, smtpUrl, mailFrom, publicUrl } = context.config
  if (mails === 'waiting') return { office: undefined, close: async () => {} }
  const catcher = smtpUrl ? undefined : await startCatcher((message) => keepCaughtMail(context, message))
  const mailer = createMailer({ smtpUrl: smtpUrl ?? String(catcher?.smtpUrl), from: mailFrom, publicUrl })
  return {
    office: { context, mailer, renderMail: builtRenderer(dist, context.zones.recordOf) },
    close: async () => {
      mailer.close()
      await catcher?.close()
    },
  }
}
