import type { Language } from '@scheduling/domain/languages'
import { createContext, useContext } from 'react'
import { takesOver } from '../ui/clicks.ts'
import { Icon } from '../ui/icon.tsx'
import { downIcon } from '../ui/icons.ts'
import css from './language-menu.module.css'
import type { LinkTo } from './links.ts'
import { useWords } from './words.tsx'

export interface OfferedLanguage {
  key: Language
  /** BCP 47. */
  lang: string
  /** The language's name in itself. */
  name: string
}

export interface LanguageSwitch {
  offered: readonly OfferedLanguage[]
  link: LinkTo
  onChange: (language: Language) => void
}

const LanguageContext = createContext<LanguageSwitch | null>(null)
export const LanguageProvider = LanguageContext.Provider

/** Switches the language of the page in its current view. Absent if the page around the frame decides. */
export function LanguageMenu() {
  const change = useContext(LanguageContext)
  const { t, language } = useWords()
  if (!change) return null
  const shown = change.offered.find(({ key }) => key === language)?.name
  return (
    <details className={css.menu} key={language}>
      <summary className={css.button} aria-label={`${t('language')}: ${shown}`}>
        {shown}
        <Icon shape={downIcon} />
      </summary>
      <ul className={css.list}>
        {change.offered.map(({ key, lang, name }) => (
          <li key={key}>
            <a
              href={change.link({ language: key })}
              lang={lang}
              aria-current={key === language ? 'true' : undefined}
              rel="nofollow"
              onClick={(event) => takesOver(event) && change.onChange(key)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
