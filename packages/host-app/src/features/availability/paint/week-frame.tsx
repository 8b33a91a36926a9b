import type { Minutes } from '@scheduling/domain'
import { wallTime } from '@scheduling/domain'
import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../language/language.tsx'
import classes from './painted-week.module.css'

/** When most days begin, in minutes. */
export const USUAL_START: Minutes = 9 * 60

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

interface Props {
  heads: ReactNode
  /** It opens here, a little earlier. Later changes do not scroll it. In minutes of the day. */
  from: Minutes
  children: ReactNode
}

/** The picture of a week: days above, hours beside. It scrolls, because nobody meets at night. */
export function WeekFrame({ heads, from, children }: Props) {
  const format = useFormat()
  const scroller = useRef<HTMLDivElement>(null)
  const opened = useRef(from)
  useLayoutEffect(() => {
    const { current: element } = scroller
    if (!element) return undefined
    const scroll = () => {
      element.scrollTop = element.scrollHeight * ((opened.current - 60) / (24 * 60))
      return element.scrollHeight > 0
    }
    if (scroll()) return undefined
    // On narrow screens it is hidden behind the list at first.
    const resizes = new ResizeObserver(() => scroll() && resizes.disconnect())
    resizes.observe(element)
    return () => resizes.disconnect()
  }, [])
  return (
    <div ref={scroller} className={classes.scroller}>
      <div className={classes.heads} aria-hidden>
        {heads}
      </div>
      <div className={classes.hours} aria-hidden>
        {HOURS.map((hour) => (
          <span key={hour} style={{ insetBlockStart: `${(hour / 24) * 100}%` }}>
            {format.wallTime(wallTime(hour * 60))}
          </span>
        ))}
      </div>
      <div className={classes.frame}>{children}</div>
    </div>
  )
}
