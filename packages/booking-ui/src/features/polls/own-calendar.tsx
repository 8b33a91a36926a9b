import { calendarIcon } from '../../ui/icons.ts'
import { Icon } from '../../ui/icon.tsx'
import own from '../../ui/own-calendar.module.css'
import css from '../../ui/votes.module.css'
import type { VotingTexts } from './poll-texts.ts'

/** Shown if a script can read the file. A chosen or dropped file stays in the browser. */
export function OwnCalendar({ v, minutes }: { v: VotingTexts; minutes: number }) {
  return (
    <div
      className={own.calendar}
      hidden
      data-calendar
      data-minutes={minutes}
      data-read={v('calendarRead')}
      data-unread={v('calendarUnread')}
      data-busy={v('busyHere')}
    >
      <label className={own.file}>
        <Icon shape={calendarIcon} />
        <span>
          <strong>{v('calendar')}</strong> <span className={css.who}>{v('calendarHint')}</span>
        </span>
        <input type="file" accept=".ics,text/calendar" className={css.hidden} />
      </label>
      <output className={css.who} />
    </div>
  )
}
