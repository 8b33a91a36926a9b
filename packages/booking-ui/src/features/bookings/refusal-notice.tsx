import { dateOf } from '@scheduling/domain'
import type { Instant, TimeZone } from '@scheduling/domain'
import { useEffect, useRef } from 'react'
import { instantText } from '../../page/links.ts'
import { useWords } from '../../page/words.tsx'
import controls from '../../ui/controls.module.css'
import { alertIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'
import { useWhenBack } from '../../ui/when-back.ts'
import css from './refusal-notice.module.css'
import { isLostSlot } from './send.ts'
import type { Refusal } from './send.ts'

interface RefusalNoticeProps {
  refusal: Pick<Refusal, 'code' | 'nearest'>
  timeZone: TimeZone
  /** Grows with each attempt, so that the notice takes the focus again. */
  attempts: number
  sending: boolean
  /** Sends the same request again. */
  onAgain: () => void
  /** Takes one of the offered times. */
  onTake: (start: Instant) => void
  /** Address of all free times. */
  allTimes: string
  onAllTimes: () => void
}

/**
 * Why the request failed and what the visitor can do. If the time is gone, it offers the nearest ones, each one click
 * away.
 */
export function RefusalNotice(props: RefusalNoticeProps) {
  const { refusal, timeZone, attempts, sending } = props
  const { t, formats, refusal: words } = useWords()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0) notice.current?.focus()
  }, [attempts])

  useWhenBack(refusal.code, props.onAgain)

  const isLost = isLostSlot(refusal)
  return (
    <Notice tone="danger" icon={alertIcon} title={words(refusal.code)} focusRef={notice}>
      {isLost && (
        <>
          <p>
            {t('keptTyped')} {refusal.nearest.length > 0 && t('nearest')}
          </p>
          {refusal.nearest.length > 0 && (
            <div className={css.nearest}>
              {refusal.nearest.map((start) => (
                <button
                  key={start}
                  type="submit"
                  name="start"
                  value={instantText(start)}
                  className={controls.quiet}
                  aria-disabled={sending || undefined}
                  onClick={(event) => {
                    event.preventDefault()
                    props.onTake(start)
                  }}
                >
                  <span>{formats.date(dateOf(timeZone, start))}</span>
                  <bdi className={css.time}>{formats.time(timeZone, start)}</bdi>
                </button>
              ))}
            </div>
          )}
          <a
            className={css.all}
            href={props.allTimes}
            onClick={(event) => {
              event.preventDefault()
              props.onAllTimes()
            }}
          >
            {t('pickAnother')}
          </a>
        </>
      )}
    </Notice>
  )
}
