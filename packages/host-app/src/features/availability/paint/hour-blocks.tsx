import { placeOf } from '../../busy/week.ts'
import type { Block } from './paint.ts'
import classes from './painted-week.module.css'

interface Props {
  blocks: readonly Block[]
  /** These are the usual hours, hidden by an override. */
  isUsual?: boolean
}

/** The hours of one day as blocks in its column. */
export function HourBlocks({ blocks, isUsual = false }: Props) {
  return blocks.map(({ from, to, isCarried, goesOn }) => (
    <span
      key={`${from}-${isCarried}`}
      className={classes.block}
      data-usual={isUsual || undefined}
      data-carried={isCarried || undefined}
      data-goes-on={goesOn || undefined}
      style={placeOf({ from, to })}
    />
  ))
}
