import { Select } from '@mantine/core'
import { LANGUAGE_KEYS, LANGUAGES } from '@scheduling/domain/languages'
import { PRODUCT_NAME } from '@scheduling/messages'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from '../../language/language.tsx'
import { Mark } from '../../shell/mark.tsx'
import { ThemeToggle } from '../../shell/theme-toggle.tsx'
import classes from './account-page.module.css'

/** The frame of every screen before sign-in. */
export function AccountPage({
  title,
  text,
  above,
  children,
}: {
  title: string
  text?: ReactNode
  /** Above the title. */
  above?: ReactNode
  children?: ReactNode
}) {
  const { t, language, speech } = useLanguage()
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`
  }, [title])
  return (
    <div className={classes.screen}>
      <header className={classes.bar}>
        <span className={classes.brand}>
          <Mark />
          {PRODUCT_NAME}
        </span>
        <Select
          aria-label={t('user_menu.language')}
          className={classes.language}
          variant="unstyled"
          allowDeselect={false}
          value={language}
          data={LANGUAGE_KEYS.map((value) => ({
            value,
            label: LANGUAGES[value].name,
          }))}
          onChange={(chosen) => chosen && speech.choose(chosen)}
        />
        <ThemeToggle />
      </header>
      <main className={classes.main}>
        {above}
        <h1 className={classes.title}>{title}</h1>
        {text && <div className={classes.text}>{text}</div>}
        {children}
      </main>
    </div>
  )
}
