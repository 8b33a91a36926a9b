import type { NoticeKind, PageData } from '@scheduling/contract'
import type { PublicPageView } from '../../page/public-page.ts'
import { noticesIn, StaticPage } from '../../static-page.tsx'
import { NoticePage, titleOf } from './notice-page.tsx'

/** Replaces a page that cannot be shown. */
export const noticePage: PublicPageView<Extract<PageData, { kind: NoticeKind }>> = {
  title: ({ kind, options }) => noticesIn(options.language)(titleOf(kind)),
  draw: (data, texts) => {
    const { kind, owner, text, options } = data
    return (
      <StaticPage data={data} texts={texts}>
        <NoticePage {...{ kind, owner, text }} search={options.search} t={noticesIn(options.language)} />
      </StaticPage>
    )
  },
}
