import { LANGUAGES } from '@scheduling/domain/languages'
import { PRODUCT_NAME } from '@scheduling/messages'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from '../../language/language.tsx'
import { IconChevronLeft, IconChevronRight } from '../icons.ts'
import classes from './page.module.css'

interface Props {
  /** The parent room. */
  up?: {
    to:
      | '/'
      | '/clients'
      | '/dynamic-videos'
      | '/dynamic-videos/campaigns'
      | '/integrations'
      | '/integrations/embeds'
      | '/integrations/webhooks'
      | '/organization/forms'
      | '/settings/accounts'
      | '/timeslotpicker'
      | '/groupinvite'
      | '/tutorials'
    text: string
  }
  /** Links to the other tabs of the room. */
  tabs?: ReactNode
  title: string
  text?: ReactNode
  actions?: ReactNode
  isWide?: boolean
  children: ReactNode
}

export function Page({ up, tabs, title, text, actions, isWide, children }: Props) {
  const { language } = useLanguage()
  const IconBack = LANGUAGES[language].direction === 'ltr' ? IconChevronLeft : IconChevronRight
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`
  }, [title])
  return (
    <div className={classes.page} data-wide={isWide || undefined}>
      {tabs}
      <header className={classes.header}>
        <div className={classes.words}>
          {up && (
            <Link to={up.to} className={classes.up}>
              <IconBack size={16} aria-hidden />
              {up.text}
            </Link>
          )}
          <h1 className={classes.title}>
            <bdi>{title}</bdi>
          </h1>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
