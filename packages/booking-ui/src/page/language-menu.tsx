import { SPOKEN, SPOKEN_KEYS } from '@scheduling/domain/languages'
import type { Language } from '@scheduling/domain/languages'
import { createContext, useContext } from 'react'
import { takesOver } from '../ui/clicks.ts'
import { Icon } from '../ui/icon.tsx'
import { downIcon } from '../ui/icons.ts'
import css from './language-menu.module.css'
import type { LinkTo } from './links.ts'
import { useWords } from './words.tsx'

export interface LanguageSwitch {
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
  return (
    <details className={css.menu} key={language}>
      <summary className={css.button} aria-label={`${t('language')}: ${SPOKEN[language].name}`}>
        {SPOKEN[language].name}
        <Icon shape={downIcon} />
      </summary>
      <ul className={css.list}>
        {SPOKEN_KEYS.map((key) => (
          <li key={key}>
            <a
              href={change.link({ language: key })}
              lang={SPOKEN[key].tag}
              hrefLang={SPOKEN[key].tag}
              aria-current={key === language ? 'true' : undefined}
              rel="nofollow"
              onClick={(event) => takesOver(event) && change.onChange(key)}
            >
              {SPOKEN[key].name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
