import { translatorFor } from '@scheduling/messages'
import { confirmTexts } from '@scheduling/messages/confirm'
import type { PublicPageView } from '../../../page/public-page.ts'
import { StaticPage } from '../../../static-page.tsx'
import { ConfirmPage } from '../confirm/confirm-page.tsx'
import type { ConfirmData } from '../confirm/confirm-parts.tsx'

const confirmIn = await translatorFor(confirmTexts)

/** The page that asks for the code from the email. */
export const confirmPage: PublicPageView<ConfirmData> = {
  title: ({ event, owner }) => `${event.name} · ${owner.name}`,
  draw: (data, texts) => (
    <StaticPage data={data} texts={texts}>
      <ConfirmPage data={data} c={confirmIn(data.options.language)} />
    </StaticPage>
  ),
  mark: ({ owner, event }) => ({ owner: owner.link, event: event.slug }),
}
