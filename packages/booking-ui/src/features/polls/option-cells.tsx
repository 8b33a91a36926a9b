import type { PublicPoll } from '@scheduling/contract'
import { CHOICE_PREFIX } from '@scheduling/contract/polls/page'
import { VOTE_ANSWERS } from '@scheduling/domain'
import type { VoteAnswer } from '@scheduling/domain'
import cells from '../../ui/vote-option.module.css'
import css from '../../ui/votes.module.css'
import type { OptionWords } from './option-words.ts'
import type { PollData, VotingTexts } from './poll-texts.ts'

type Option = PublicPoll['options'][number]

/** How many people gave each answer. Empty if votes are hidden. */
export function Tally({ option: { tally }, isBest, v }: { option: Option; isBest: boolean; v: VotingTexts }) {
  if (!tally) return null
  const { yes, ifNeedBe, no } = tally
  return (
    <>
      {isBest && <span className={cells.best}>{v('best')}</span>}
      <span className={`${cells.count} ${css.answer}`} data-answer="yes">
        {v('countYes', { count: yes })}
      </span>
      {ifNeedBe > 0 && (
        <span className={`${cells.count} ${css.answer}`} data-answer="if_need_be">
          {v('countIfNeedBe', { count: ifNeedBe })}
        </span>
      )}
      {no > 0 && (
        <span className={`${cells.count} ${css.answer}`} data-answer="no">
          {v('countNo', { count: no })}
        </span>
      )}
    </>
  )
}

interface OwnAnswerProps {
  data: PollData
  v: VotingTexts
  words: OptionWords
  option: Option
  isBest: boolean
}

/**
 * The visitor's answer to one option: a group of radio buttons under its full name. In a closed poll, only the option.
 */
export function OwnAnswer({ data: { poll, own, refused }, v, words, option, isBest }: OwnAnswerProps) {
  const id = String(option.id)
  const chosen = (refused?.values.choices ?? own?.choices)?.[id]
  const isMine = own?.choices[id] === 'yes'
  const isShut = option.isPast || (option.isFull && !isMine)
  return (
    <fieldset
      className={cells.option}
      data-final={poll.finalStart === option.start || undefined}
      data-start={option.start}
      data-date={poll.isAllDay ? words.dateOf(option) : undefined}
    >
      <legend className={css.hidden}>{words.name(option)}</legend>
      <span className={cells.time} data-time aria-hidden>
        <span className={cells.clock}>{words.time(option) ?? words.day(option)}</span>
        <small className={cells.hint}>{hintOf(option, v)}</small>
      </span>
      <span className={`${css.row} ${cells.tally}`} data-live={`tally-${id}`}>
        <Tally option={option} isBest={isBest} v={v} />
      </span>
      {poll.state === 'open' && (
        <span className={cells.answers}>
          {VOTE_ANSWERS.map((answer) => (
            <Choice key={answer} {...{ id, answer, chosen, isShut, v }} />
          ))}
        </span>
      )}
    </fieldset>
  )
}

function hintOf({ isPast, isFull, capacity }: Option, v: VotingTexts): string | null {
  if (isPast) return v('past')
  if (isFull) return v('full')
  return capacity === null ? null : v('places', { count: capacity })
}

interface ChoiceProps {
  id: string
  answer: VoteAnswer
  chosen: VoteAnswer | undefined
  isShut: boolean
  v: VotingTexts
}

function Choice({ id, answer, chosen, isShut, v }: ChoiceProps) {
  return (
    <label className={cells.answer} data-answer={answer}>
      <input
        type="radio"
        name={CHOICE_PREFIX + id}
        value={answer}
        defaultChecked={chosen === answer}
        disabled={isShut && answer !== 'no' && chosen !== answer}
      />
      <span className={css.answer}>{v(answer)}</span>
    </label>
  )
}
