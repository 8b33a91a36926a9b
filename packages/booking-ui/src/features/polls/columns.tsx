import css from '../../ui/voting-grid.module.css'

/** The same widths in the visitor's table and in the table of other votes, so that the columns line up. */
export function Columns({ count }: { count: number }) {
  return (
    <colgroup>
      <col className={css.first} />
      <col className={css.column} span={count} />
    </colgroup>
  )
}
