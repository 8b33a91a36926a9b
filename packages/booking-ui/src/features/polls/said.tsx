import { useWords } from '../../page/words.tsx'
import controls from '../../ui/controls.module.css'
import { checkIcon } from '../../ui/icons-of-steps.ts'
import { alertIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'
import type { PollData, VotingTexts } from './poll-texts.ts'

/** What came of the form that led here: done, or why not. */
export function Said({ data, v }: { data: PollData; v: VotingTexts }) {
  const { refusal } = useWords()
  const { done, own } = data
  const refused = data.refused ?? data.refusedComment
  if (refused) return <Notice tone="danger" icon={alertIcon} title={textOf(refused.code, v, refusal)} />
  if (!done) return null
  return (
    <div role="status">
      <Notice tone="plain" icon={checkIcon} title={v(done)}>
        {own && (done === 'voted' || done === 'changed') && (
          <>
            <p>{v('editHint')}</p>
            <p>
              <a className={controls.link} href={own.editUrl}>
                {v('ownLink')}
              </a>
            </p>
          </>
        )}
      </Notice>
    </div>
  )
}

const OWN_WORDS = [
  'already_voted',
  'option_full',
  'poll_closed',
  'not_coming',
  'poll_full',
  'proof_needed',
] as const

function textOf(code: string | null, v: VotingTexts, refusal: (code: string) => string): string {
  const known = OWN_WORDS.find((own) => own === code)
  return known ? v(known) : refusal(code ?? 'invalid_input')
}
