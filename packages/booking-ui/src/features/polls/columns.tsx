import css from '../../ui/voting-grid.module.css'

/** As wide in the own table as in that of the others, so that they stand below each other. */
export function Columns({ count }: { count: number }) {
  return (
    <colgroup>
      <col className={css.first} />
      <col className={css.column} span={count} />
    </colgroup>
  )
}
