import type { PageData } from '@scheduling/contract'
import type { PublicPageView } from '../../page/public-page.ts'
import { noticesIn, StaticPage } from '../../static-page.tsx'
import { MailsPage } from './mails-page.tsx'

/** The page behind the link in an email. */
export const mailsPage: PublicPageView<Extract<PageData, { kind: 'mails' }>> = {
  title: ({ options }) => noticesIn(options.language)('mailsTitle'),
  draw: (data, texts) => (
    <StaticPage data={data} texts={texts}>
      <MailsPage data={data} t={noticesIn(data.options.language)} />
    </StaticPage>
  ),
}
