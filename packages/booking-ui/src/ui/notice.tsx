import type { ReactNode, Ref } from 'react'
import { Icon } from './icon.tsx'
import type { IconShape } from './icons.ts'
import css from './notice.module.css'

interface NoticeProps {
  tone: 'danger' | 'plain'
  icon: IconShape
  title: string
  children?: ReactNode
  /** Takes the focus when it appears, so that it is read out. */
  focusRef?: Ref<HTMLDivElement>
}

export function Notice({ tone, icon, title, children, focusRef }: NoticeProps) {
  return (
    <div
      className={css.notice}
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : undefined}
      tabIndex={focusRef ? -1 : undefined}
      ref={focusRef}
    >
      <Icon shape={icon} />
      <p className={css.title}>{title}</p>
      {children && <div className={css.body}>{children}</div>}
    </div>
  )
}
