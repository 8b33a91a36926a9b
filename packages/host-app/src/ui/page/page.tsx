import { PRODUCT_NAME } from '@scheduling/messages'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import classes from './page.module.css'

interface Props {
  title: string
  text?: ReactNode
  actions?: ReactNode
  isWide?: boolean
  children: ReactNode
}

export function Page({ title, text, actions, isWide, children }: Props) {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`
  }, [title])
  return (
    <div className={classes.page} data-wide={isWide || undefined}>
      <header className={classes.header}>
        <div className={classes.words}>
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
