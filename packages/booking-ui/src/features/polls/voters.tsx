import { Columns } from './columns.tsx'
import type { OptionWords } from './option-words.ts'
import css from '../../ui/votes.module.css'
import grid from '../../ui/voting-grid.module.css'
import type { PollData, VotingTexts } from './poll-texts.ts'

interface VotersProps {
  data: PollData
  v: VotingTexts
  words: OptionWords
}

type Voter = PollData['poll']['voters'][number]

// A phone shows this many columns next to the names.
const HINTED_FROM = 1

/** A confirmed address belongs to somebody. The name is only what they typed. */
function Mark({ voter: { isProved, borrowsName }, v }: { voter: Voter; v: VotingTexts }) {
  if (isProved && !borrowsName) return null
  return <small> ({v(isProved ? 'notHost' : 'unproved')})</small>
}

/** Everyone's answers, as far as they are shown: a table that scrolls by itself. */
export function Voters({ data: { poll }, v, words }: VotersProps) {
  const { voters, votes, options, hidesVotes } = poll
  return (
    <section className={grid.others} data-live="voters">
      {votes !== null && <h2 className={css.title}>{v('votes', { count: votes })}</h2>}
      {voters.length > 0 && hidesVotes && (
        <ul className={css.row}>
          {voters.map((voter, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two voters may have the same name
            <li key={index}>
              <bdi>{voter.name}</bdi>
              <Mark voter={voter} v={v} />
            </li>
          ))}
        </ul>
      )}
      {voters.length > 0 && !hidesVotes && (
        <>
          {options.length > HINTED_FROM && <p className={grid.hint}>{v('scrollHint')}</p>}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach
              it */}
          <div className={grid.scroll} tabIndex={0} role="region" aria-label={v('who')}>
            <table className={grid.table}>
              <Columns count={options.length} />
              <thead>
                <tr>
                  <th scope="col">{v('who')}</th>
                  {options.map((option) => (
                    <th key={option.id} scope="col">
                      {words.name(option)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {voters.map((voter, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <tr key={index}>
                    <th scope="row">
                      <bdi>{voter.name ?? v('somebody')}</bdi>
                      <Mark voter={voter} v={v} />
                    </th>
                    {options.map(({ id }) => {
                      const answer = voter.choices?.[String(id)]
                      return (
                        <td key={id} data-answer={answer}>
                          {answer ? <span className={css.answer}>{v(answer)}</span> : '–'}
                        </td>
                      )
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      {votes !== null && votes > voters.length && voters.length > 0 && (
        <p className={css.who}>{v('more', { count: votes - voters.length })}</p>
      )}
    </section>
  )
}
