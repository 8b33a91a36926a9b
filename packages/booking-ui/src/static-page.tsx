import type { PageData } from '@scheduling/contract'
import { translatorFor } from '@scheduling/messages'
import { noticesTexts } from '@scheduling/messages/notices'
import type { ReactNode } from 'react'
import { LanguageProvider } from './page/language-menu.tsx'
import { linkedLanguages } from './page/linked-languages.ts'
import { Page } from './page/page.tsx'
import { createSettings } from './page/settings-model.ts'
import { WordsProvider } from './page/words.tsx'
import type { PageTexts } from './page/words.tsx'

export const noticesIn = await translatorFor(noticesTexts)

interface StaticPageProps {
  data: PageData
  texts: PageTexts
  children: ReactNode
}

/** Around a page that no script takes over, where links are enough. Styles that only such pages use are separate. */
export function StaticPage({ data, texts, children }: StaticPageProps) {
  const { search, embed } = data.options
  return (
    <WordsProvider value={createSettings(data, texts).words()}>
      <LanguageProvider value={linkedLanguages(search)}>
        <Page framed={embed !== null}>{children}</Page>
      </LanguageProvider>
    </WordsProvider>
  )
}
