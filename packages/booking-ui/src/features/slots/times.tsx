import type { Instant, TimeZone } from '@scheduling/domain'
import type { Translate } from '@scheduling/messages'
import type { BookingMessages } from '@scheduling/messages/booking'
import { useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { instantText } from '../../page/links.ts'
import type { LinkTo } from '../../page/links.ts'
import { useWords } from '../../page/words.tsx'
import { takesOver } from '../../ui/clicks.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { PickerView } from './picker-view.ts'
import css from './times.module.css'

/** A few words below a time, if there are any. */
export type TimeNote = (start: Instant, t: Translate<BookingMessages>) => string | false | undefined

interface TimesProps {
  view: PickerView
  timeZone: TimeZone
  /** The time that is being moved. It is shown on its day but cannot be picked. */
  marked: Instant | undefined
  note: TimeNote | undefined
  link: LinkTo
  titleRef: Ref<HTMLHeadingElement>
  /** Shown next to the title. */
  aside: ReactNode
  onPick: (start: Instant) => void
}

/** The free times of the shown day, grouped by part of the day. */
export function Times({ view, timeZone, marked, note: noteOf, link, titleRef, aside, onPick }: TimesProps) {
  const { t, formats, timeFormat } = useWords()
  const date = view.shown ? formats.date(view.shown) : ''
  const live = useHydrated()
  return (
    <section className={css.times} aria-labelledby="day">
      <header className={css.head}>
        <div>
          <h2 className={css.day} id="day" tabIndex={-1} ref={titleRef}>
            {/* The heading may have the focus, so replace only its text. A browser that translated the page has
                replaced the text node, so it needs a new element. */}
            <span key={date}>{date}</span>
          </h2>
          <p className={css.count} key={view.free}>
            {t('free', { count: view.free })}
          </p>
        </div>
        {aside}
      </header>
      {/* The key replaces the times for another day, zone or clock. Moving the buttons would count as layout shift. */}
      <Parts key={`${view.shown} ${timeZone} ${timeFormat}`} live={live}>
        {view.parts.map(({ part, starts }) => (
          <section key={part}>
            <h3 className={css.part}>{t(part)}</h3>
            <ul className={css.list}>
              {starts.map((start) => {
                const time = formats.time(timeZone, start)
                const note = noteOf?.(start, t)
                const shown = [
                  <bdi key={time}>{time}</bdi>,
                  note && ' ',
                  note && <small key={note}>{note}</small>,
                ]
                return (
                  <li key={start}>
                    {start === marked ? (
                      <span className={css.time} role="link" aria-disabled="true">
                        {shown}
                      </span>
                    ) : (
                      <a
                        className={css.time}
                        href={link({ slot: instantText(start) })}
                        aria-label={`${note ? `${time} ${note}` : time}, ${date}`}
                        rel="nofollow"
                        onClick={(event) => takesOver(event) && onPick(start)}
                      >
                        {shown}
                      </a>
                    )}
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </Parts>
    </section>
  )
}

/** Fades in, except for the times from the server: those are on the screen already. */
function Parts({ live, children }: { live: boolean; children: ReactNode }) {
  const [isNew] = useState(live)
  return (
    <div className={css.parts} data-new={isNew ? '' : undefined}>
      {children}
    </div>
  )
}
