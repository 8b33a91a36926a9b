import type { NoticeKind, PublicOwner } from '@scheduling/contract'
import type { Translate } from '@scheduling/messages'
import type { NoticesMessages } from '@scheduling/messages/notices'
import { LanguageMenu } from '../../page/language-menu.tsx'
import { Narrow } from '../../page/layout.tsx'
import { sameLook } from '../../page/links.ts'
import controls from '../../ui/controls.module.css'
import { Icon } from '../../ui/icon.tsx'
import { alertIcon, calendarIcon, clockIcon } from '../../ui/icons.ts'
import { searchIcon } from '../../ui/search-icon.ts'
import type { IconShape } from '../../ui/icons.ts'
import css from './notice-page.module.css'

interface NoticePageProps {
  kind: NoticeKind
  owner: PublicOwner | null
  /** The owner's own words, in place of the hint. */
  text?: string | undefined
  search: string
  t: Translate<NoticesMessages>
}

const SHOWN = {
  not_found: { icon: searchIcon, title: 'notFound', hint: 'notFoundHint' },
  not_open: { icon: calendarIcon, title: 'notOpen', hint: 'notOpenHint' },
  link_expired: { icon: clockIcon, title: 'linkExpired', hint: 'linkExpiredHint' },
  event_off: { icon: calendarIcon, title: 'eventOff', hint: 'eventOffHint' },
  unavailable: { icon: alertIcon, title: 'unavailable', hint: 'unavailableHint' },
} as const satisfies Record<NoticeKind, { icon: IconShape; title: string; hint: string }>

export function titleOf(kind: NoticeKind) {
  return SHOWN[kind].title
}

/** Replaces a page that cannot be shown: what happened and what to do next. */
export function NoticePage({ kind, owner, text, search, t }: NoticePageProps) {
  const { icon, title, hint } = SHOWN[kind]
  return (
    <Narrow>
      <div className={css.top}>
        <span className={css.mark}>
          <Icon shape={icon} />
        </span>
        <LanguageMenu />
      </div>
      <h1 className={css.title}>{t(title)}</h1>
      {text === undefined ? (
        <p className={css.hint}>{t(hint)}</p>
      ) : (
        <p className={`${css.hint} ${css.own}`} dir="auto">
          {text}
        </p>
      )}
      {kind === 'unavailable' && (
        <a className={controls.button} href={search || '?'}>
          {t('retry')}
        </a>
      )}
      {owner && kind !== 'unavailable' && (
        <a className={controls.button} href={`/${owner.link}${sameLook(search)}`}>
          {t('allMeetings', { name: owner.name })}
        </a>
      )}
    </Narrow>
  )
}
