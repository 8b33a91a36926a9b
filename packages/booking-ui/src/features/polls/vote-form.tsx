import { ANSWER_PREFIX } from '@scheduling/contract/page'
import { useWords } from '../../page/words.tsx'
import controls from '../../ui/controls.module.css'
import { TextField } from '../../ui/text-field.tsx'
import { problemsFromServer } from '../bookings/details/booking-problems.ts'
import { problemText } from '../bookings/details/problem-text.ts'
import { QuestionField } from '../bookings/details/question-field.tsx'
import { OwnCalendar } from './own-calendar.tsx'
import type { OptionWords } from './option-words.ts'
import css from '../../ui/votes.module.css'
import type { PollData, VotingTexts } from './poll-texts.ts'
import { VotingGrid } from './voting-grid.tsx'

interface VoteFormProps {
  data: PollData
  v: VotingTexts
  words: OptionWords
}

/** The visitor's answer to each option, then their name. A closed poll shows the options without answers. */
export function VoteForm({ data, v, words }: VoteFormProps) {
  const { poll, own, refused } = data
  const { t, locale } = useWords()
  const problems = problemsFromServer(refused?.errors ?? [])
  const grid = <VotingGrid data={data} v={v} words={words} />
  if (poll.state !== 'open') return <div className={css.form}>{grid}</div>
  const problem = refused?.errors.find(({ path }) => path === 'choices') && v('pickOne')
  return (
    <form method="post" className={css.form} data-vote>
      <input type="hidden" name="action" value="vote" />
      <input type="hidden" name="idempotency_key" value={data.idempotencyKey} />
      <span data-live="reading" hidden>
        <input type="hidden" name="timezone" value={data.options.timeZone} />
      </span>
      <input type="hidden" name="locale" value={locale} />
      <OwnCalendar v={v} minutes={poll.duration} />
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      {grid}
      <Voter data={data} v={v} />
      {poll.questions.map((question) => {
        const answers = refused?.values.answers ?? own?.answers ?? {}
        return (
          <QuestionField
            key={question.id}
            question={question}
            answer={answers[question.id]}
            problem={problemText(problems, ANSWER_PREFIX + question.id, t)}
            onAnswer={() => undefined}
            onLeave={() => undefined}
          />
        )
      })}
      <div className={css.row}>
        <button type="submit" className={controls.button}>
          {v(isToProve(data) ? 'confirm' : own ? 'change' : 'vote')}
        </button>
        {own && (
          <button type="submit" name="withdraw" value="1" className={controls.quiet} formNoValidate>
            {v('withdraw')}
          </button>
        )}
      </div>
    </form>
  )
}

/**
 * Whether the visitor came from an email and has not confirmed yet that this vote is theirs. Only while the poll is
 * open.
 */
export function isToProve({ own, poll }: PollData): boolean {
  return own !== null && own.isByMail && !own.isProved && poll.state === 'open'
}

/** Asks who is voting. Somebody else may have entered the name of a vote that is still to be confirmed. */
function Voter({ data, v }: Pick<VoteFormProps, 'data' | 'v'>) {
  const { own } = data
  if (own && !isToProve(data)) return <p className={css.who}>{v('votingAs', { name: own.name })}</p>
  return <Who data={data} />
}

function Who({ data }: { data: PollData }) {
  const { t } = useWords()
  const { refused, options, own } = data
  const { name, email } = refused?.values ?? own ?? options.prefill
  const problems = problemsFromServer(refused?.errors ?? [])
  const problem = (field: 'name' | 'email') => problemText(problems, field, t)
  return (
    <div className={css.fields}>
      <TextField
        name="name"
        label={t('name')}
        problem={problem('name')}
        required
        dir="auto"
        autoComplete="name"
        defaultValue={name}
      />
      {!own && (
        <TextField
          name="email"
          label={t('email')}
          problem={problem('email')}
          type="email"
          required
          dir="ltr"
          autoComplete="email"
          defaultValue={email}
        />
      )}
    </div>
  )
}
