import type { PublicPoll } from '@scheduling/contract'
import css from '../../ui/votes.module.css'
import grid from '../../ui/voting-grid.module.css'
import { bestOptions } from './best-options.ts'
import { Columns } from './columns.tsx'
import { OwnAnswer, Tally } from './option-cells.tsx'
import type { OptionWords } from './option-words.ts'
import type { PollData, VotingTexts } from './poll-texts.ts'
import { Voters } from './voters.tsx'

type Option = PublicPoll['options'][number]

interface VotingGridProps {
  data: PollData
  v: VotingTexts
  words: OptionWords
}

/**
 * People and options. On a large screen it is a grid that scrolls by itself, with the visitor's row first and a sticky
 * header. On a small screen the same elements are a list by day, followed by the voters.
 */
export function VotingGrid({ data, v, words }: VotingGridProps) {
  const { options, finalStart, state } = data.poll
  const best = bestOptions(finalStart === null ? options : [])
  const isMarked = ({ id, start }: Option) => best.has(id) || start === finalStart || undefined
  const corner = (
    <th scope="col" rowSpan={data.poll.isAllDay ? 1 : 2} className={grid.corner}>
      {v('who')}
    </th>
  )
  const ids = options.map(({ id }) => id).join(' ')
  const days = Object.entries(Object.groupBy(options, (option) => words.dateOf(option)))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <div className={grid.grid} tabIndex={0} role="region" aria-label={v('title')} data-options={ids}>
      <table className={grid.own} data-open={state === 'open' || undefined}>
        <Columns count={options.length} />
        <thead>
          {!data.poll.isAllDay && (
            <tr>
              {corner}
              {days.map(([date, of = []]) => (
                <th key={date} aria-hidden scope="colgroup" colSpan={of.length}>
                  {of[0] && words.day(of[0])}
                </th>
              ))}
            </tr>
          )}
          <tr>
            {data.poll.isAllDay && corner}
            {options.map((option) => (
              <th key={option.id} scope="col" data-best={isMarked(option)}>
                <span className={css.hidden}>{words.name(option)}</span>
                <span aria-hidden>{words.time(option) ?? words.day(option)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={grid.sums}>
            <th scope="row">{v('sums')}</th>
            {options.map((option) => (
              <td key={option.id} data-live={`sum-${option.id}`} data-best={isMarked(option)}>
                <Tally option={option} isBest={best.has(option.id)} v={v} />
              </td>
            ))}
          </tr>
          <tr className={grid.mine}>
            <th scope="row">{data.own?.name ?? v('you')}</th>
            {options.map((option, index) => (
              <td key={option.id}>
                {!data.poll.isAllDay && isNewDay(options, index, words) && (
                  <h3 className={grid.date}>{words.day(option)}</h3>
                )}
                <OwnAnswer {...{ data, v, words, option }} isBest={best.has(option.id)} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <Voters data={data} v={v} words={words} />
    </div>
  )
}

function isNewDay(options: readonly Option[], index: number, words: OptionWords): boolean {
  const [option, before] = [options[index], options[index - 1]]
  return option !== undefined && (!before || words.dateOf(before) !== words.dateOf(option))
}
