import { isolated } from '../../page/isolated.ts'
import { useWords } from '../../page/words.tsx'
import controls from '../../ui/controls.module.css'
import { checkIcon } from '../../ui/icons-of-steps.ts'
import { alertIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'
import type { PollData, VotingTexts } from './poll-texts.ts'
import { isToProve } from './vote-form.tsx'

/** The result of the form that led here: what was done, or why it was refused. */
export function FormResult({ data, v }: { data: PollData; v: VotingTexts }) {
  const { refusal } = useWords()
  const { done, own } = data
  const refused = data.refused ?? data.refusedComment
  if (refused) return <Notice tone="danger" icon={alertIcon} title={textOf(refused.code, v, refusal)} />
  if (!done) return isToProve(data) ? <Proving data={data} v={v} /> : null
  return (
    <div role="status">
      <Notice tone="plain" icon={checkIcon} title={v(done)}>
        {done === 'sent' && <p>{v('sentHint')}</p>}
        {own && !own.isByMail && (done === 'voted' || done === 'changed') && (
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

/** Somebody else may have entered this address. */
function Proving({ data: { own }, v }: { data: PollData; v: VotingTexts }) {
  return (
    <Notice tone="plain" icon={alertIcon} title={v('confirmTitle')}>
      <p>{v('confirmHint', { email: isolated(own?.email ?? '') })}</p>
    </Notice>
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
