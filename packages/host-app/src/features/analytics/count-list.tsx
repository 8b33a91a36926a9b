import { useFormat } from '../../language/language.tsx'
import classes from './analytics.module.css'

interface Props {
  title: string
  rows: readonly { id: string; name: string; count: number }[]
}

/** Counts by something other than days, each with a line. */
export function CountList({ title, rows }: Props) {
  const format = useFormat()
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{title}</h2>
      <dl className={classes.counted}>
        {rows.map(({ id, name, count }) => (
          <div key={id} className={classes.row}>
            <dt dir="auto">{name}</dt>
            <dd>
              <span
                className={classes.line}
                data-most={count === most || undefined}
                style={{ inlineSize: `${(count / most) * 100}%` }}
              />
              {format.number(count)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
