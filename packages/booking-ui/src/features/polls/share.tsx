import controls from '../../ui/controls.module.css'
import css from '../../ui/votes.module.css'
import type { PollData, VotingTexts } from './poll-texts.ts'

/**
 * Shows the link that everybody votes with, if a script can copy and share it. Without one, it is in the address bar.
 */
export function Share({ data: { owner, poll }, v }: { data: PollData; v: VotingTexts }) {
  return (
    <div className={css.share} hidden data-share={`/${owner.link}/${poll.slug}`} data-title={poll.name}>
      <p className={css.who}>{v('shareHint')}</p>
      <button type="button" className={controls.quiet} data-copy={v('copied')} data-failed={v('notCopied')}>
        {v('copyLink')}
      </button>
      <button type="button" className={controls.quiet} hidden data-system>
        {v('share')}
      </button>
      <output className={css.hidden} />
    </div>
  )
}
