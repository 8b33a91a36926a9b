import type { PublicOwner } from '@scheduling/contract'
import type { PlainDate } from '@scheduling/domain'
import type { LinkTo } from '../../page/links.ts'
import type { RefusalCode } from '../../page/services.ts'
import { useWords } from '../../page/words.tsx'
import { takesOver } from '../../ui/clicks.ts'
import controls from '../../ui/controls.module.css'
import { alertIcon, clockIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'
import { useWhenBack } from '../../ui/when-back.ts'
import css from './no-times.module.css'
import type { PickerView } from './picker-view.ts'

interface NoTimesProps {
  view: PickerView
  failure: RefusalCode | null
  owner: Pick<PublicOwner, 'name' | 'link'>
  link: LinkTo
  onGo: (date: PlainDate) => void
  onRetry: () => void
}

/** Shown instead of times: they are loading, could not be loaded, or there are none this month or at all. */
export function NoTimes({ view, failure, owner, link, onGo, onRetry }: NoTimesProps) {
  const { t, formats, refusal } = useWords()
  useWhenBack(failure, onRetry)
  if (view.status === 'waiting') return <Waiting />
  if (failure) {
    return (
      <Notice tone="danger" icon={alertIcon} title={t('loadFailed')}>
        <p>{refusal(failure)}</p>
        <button type="button" className={controls.quiet} onClick={onRetry}>
          {t('retry')}
        </button>
      </Notice>
    )
  }
  const { next } = view
  if (!next) {
    return (
      <Notice tone="plain" icon={clockIcon} title={t('nothingFree')}>
        <p>{t('nothingFreeHint')}</p>
        <a className={controls.quiet} href={`/${owner.link}${link({})}`}>
          {t('allMeetings', { name: owner.name })}
        </a>
      </Notice>
    )
  }
  return (
    <Notice
      key={view.month}
      tone="plain"
      icon={clockIcon}
      title={t('monthFull', { month: formats.month(view.month) })}
    >
      <p>{t(next > view.month ? 'monthFullHint' : 'firstFree', { date: formats.fullDate(next) })}</p>
      <a
        className={controls.quiet}
        href={link({ date: next })}
        rel="nofollow"
        onClick={(event) => takesOver(event) && onGo(next)}
      >
        {t('goToNext')}
      </a>
    </Notice>
  )
}

function Waiting() {
  const { t } = useWords()
  return (
    <div className={css.waiting}>
      <p className={css.words}>{`${t('loading')} …`}</p>
      <div className={css.places} />
    </div>
  )
}
