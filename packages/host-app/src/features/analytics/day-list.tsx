import { useFormat, useText } from '../../language/language.tsx'
import classes from './analytics.module.css'
import type { Bar } from './bars.ts'

/** A bar chart, and the same numbers as a table. */
export function DayList({ bars, title }: { bars: readonly Bar[]; title: string }) {
  const t = useText()
  const format = useFormat()
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const [first, last] = [bars[0], bars.at(-1)]
  const when = ({ first: from, last: to }: Bar) =>
    from === to
      ? format.day(from)
      : t('analytics.week', { from: format.dayShort(from), to: format.dayShort(to) })
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.bars} aria-hidden>
        {bars.map((bar) => (
          <span key={bar.first} className={classes.slot} title={`${when(bar)}: ${format.number(bar.count)}`}>
            <span
              className={classes.bar}
              data-empty={bar.count === 0 || undefined}
              style={{ blockSize: `${(bar.count / most) * 100}%` }}
            />
          </span>
        ))}
      </div>
      {first && last && (
        <p className={classes.axis} aria-hidden>
          <span>{format.dayShort(first.first)}</span>
          <span>{t('analytics.most', { count: most })}</span>
          <span>{format.dayShort(last.last)}</span>
        </p>
      )}
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
