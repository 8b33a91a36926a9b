import type { PublicPoll } from '@scheduling/contract'
import css from '../../ui/votes.module.css'
import type { VotingTexts } from './poll-texts.ts'

/** How often it was said; nothing where votes are hidden. */
export function Tally({ option: { tally }, v }: { option: PublicPoll['options'][number]; v: VotingTexts }) {
  if (!tally) return null
  const { yes, ifNeedBe, no } = tally
  return (
    <>
      <span className={css.count} data-answer="yes">
        {v('countYes', { count: yes })}
      </span>
      {ifNeedBe > 0 && (
        <span className={css.count} data-answer="if_need_be">
          {v('countIfNeedBe', { count: ifNeedBe })}
        </span>
      )}
      {no > 0 && <span className={css.count}>{v('countNo', { count: no })}</span>}
    </>
  )
}
