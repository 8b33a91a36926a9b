import { useState } from 'react'
import { useFormat, useText } from '../../language/language.tsx'
import classes from './analytics.module.css'
import type { Bar } from './bars.ts'
import { ticksOf } from './bars.ts'

/** A bar chart that reads out one bar, by pointer or keyboard, and the same numbers as a table. */
export function DayList({ bars, title }: { bars: readonly Bar[]; title: string }) {
  const t = useText()
  const format = useFormat()
  const [at, setAt] = useState<number>()
  const ticks = ticksOf(Math.max(...bars.map(({ count }) => count)))
  const top = ticks.at(-1) ?? 1
  const [first, last] = [bars[0], bars.at(-1)]
  const when = ({ first: from, last: to }: Bar) =>
    from === to
      ? format.day(from)
      : t('analytics.week', { from: format.dayShort(from), to: format.dayShort(to) })
  const textOf = (bar: Bar | undefined) => bar && `${when(bar)}: ${format.number(bar.count)}`
  const shown = at === undefined ? undefined : bars[at]
  return (
    <section className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <output className={classes.shown}>{textOf(shown)}</output>
      </div>
      <div className={classes.plot}>
        <div className={classes.values} aria-hidden>
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{format.number(tick)}</span>
          ))}
        </div>
        <input
          type="range"
          className={classes.hidden}
          aria-label={title}
          min={0}
          max={bars.length - 1}
          value={at ?? bars.length - 1}
          aria-valuetext={textOf(bars[at ?? bars.length - 1])}
          onChange={(event) => setAt(Number(event.currentTarget.value))}
          onFocus={() => setAt((before) => before ?? bars.length - 1)}
          onBlur={() => setAt(undefined)}
        />
        <div className={classes.bars} aria-hidden onMouseLeave={() => setAt(undefined)}>
          {ticks.slice(1).map((tick) => (
            <span key={tick} className={classes.tick} style={{ insetBlockEnd: `${(tick / top) * 100}%` }} />
          ))}
          {bars.map((bar, index) => (
            <span
              key={bar.first}
              className={classes.slot}
              data-shown={bar === shown || undefined}
              onMouseEnter={() => setAt(index)}
            >
              <span
                className={classes.bar}
                data-empty={bar.count === 0 || undefined}
                style={{ blockSize: `${(bar.count / top) * 100}%` }}
              />
            </span>
          ))}
        </div>
        {first && last && (
          <p className={classes.axis} aria-hidden>
            <span>{format.dayShort(first.first)}</span>
            <span>{format.dayShort(last.last)}</span>
          </p>
        )}
      </div>
      <details className={classes.table}>
        <summary>{t('analytics.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('analytics.day')}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.first}>
                <th scope="row">{when(bar)}</th>
                <td>{format.number(bar.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
