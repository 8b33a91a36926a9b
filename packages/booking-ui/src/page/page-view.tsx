import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useStore } from '../ui/store.ts'
import { LanguageProvider } from './language-menu.tsx'
import type { LanguageSwitch } from './language-menu.tsx'
import type { PageModel } from './page-model.ts'
import css from './page.module.css'
import { Page } from './page.tsx'
import { WordsProvider } from './words.tsx'

/** A page that its script takes over. */
export function PageView({ page, children }: { page: PageModel; children: ReactNode }) {
  const { announcement } = useStore(page.settings)
  const languages = useMemo(
    (): LanguageSwitch => ({
      offered: page.services.languages(),
      link: page.linkHere,
      onChange: (language) => void page.setLanguage(language),
    }),
    [page],
  )
  return (
    <WordsProvider value={page.settings.words()}>
      <LanguageProvider value={languages}>
        <Page framed={page.framed}>
          {children}
          <p className={css.live} role="status">
            <span key={announcement}>{announcement}</span>
          </p>
        </Page>
      </LanguageProvider>
    </WordsProvider>
  )
}
