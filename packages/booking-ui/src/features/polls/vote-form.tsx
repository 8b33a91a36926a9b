import type { PublicPoll } from '@scheduling/contract'
import { CHOICE_PREFIX } from '@scheduling/contract/page'
import { limits, VOTE_ANSWERS } from '@scheduling/domain'
import type { VoteAnswer } from '@scheduling/domain'
import { useWords } from '../../page/words.tsx'
import controls from '../../ui/controls.module.css'
import { describedBy, Field, fieldCss, fieldId } from '../../ui/field.tsx'
import { QuestionField } from '../bookings/question-field.tsx'
import { OwnCalendar } from './own-calendar.tsx'
import type { OptionWords } from './option-words.ts'
import css from '../../ui/votes.module.css'
import type { PollData, VotingTexts } from './poll-texts.ts'
import { Tally } from './tally.tsx'

type Option = PublicPoll['options'][number]

interface VoteFormProps {
  data: PollData
  v: VotingTexts
  words: OptionWords
}

/** Options by day, each with its three answers; then who votes. Closed, the same without answers. */
export function VoteForm({ data, v, words }: VoteFormProps) {
  const { poll, own, refused } = data
  const isOpen = poll.state === 'open'
  const problem = refused?.errors.find(({ path }) => path === 'choices') && v('pickOne')
  const days = Object.groupBy(poll.options, (option) => words.dateOf(option))
  const list = (
    <div className={css.days}>
      {Object.entries(days).map(([date, options = []]) => (
        <section key={date} className={css.day} aria-label={options[0] && words.day(options[0])}>
          <h3 className={css.date}>{options[0] && words.day(options[0])}</h3>
          {options.map((option) => (
            <Row key={option.id} {...{ data, v, words, option, isOpen }} />
          ))}
        </section>
      ))}
    </div>
  )
  if (!isOpen) return list
  return (
    <form method="post" className={css.form} data-vote>
      <input type="hidden" name="action" value="vote" />
      <input type="hidden" name="idempotency_key" value={data.idempotencyKey} />
      <input type="hidden" name="timezone" value={data.options.timeZone} />
      <OwnCalendar v={v} minutes={poll.duration} />
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      {list}
      {own ? <p className={css.who}>{v('votingAs', { name: own.name })}</p> : <Who data={data} />}
      {poll.questions.map((question) => {
        const answers = refused?.values.answers ?? own?.answers ?? {}
        return (
          <QuestionField
            key={question.id}
            question={question}
            answer={answers[question.id]}
            problem={problemAt(data, `answers.${question.id}`, v)}
            onAnswer={() => undefined}
            onLeave={() => undefined}
          />
        )
      })}
      <div className={css.actions}>
        <button type="submit" className={controls.button}>
          {v(own ? 'change' : 'vote')}
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

function problemAt({ refused }: PollData, path: string, v: VotingTexts): string | null {
  return refused?.errors.some((error) => error.path === path) ? v('wrong') : null
}

function Row({ data, v, words, option, isOpen }: VoteFormProps & { option: Option; isOpen: boolean }) {
  const { own, refused, poll } = data
  const id = String(option.id)
  const chosen = (refused?.values.choices ?? own?.choices)?.[id]
  const isMine = own?.choices[id] === 'yes'
  const isShut = option.isPast || (option.isFull && !isMine)
  const isFinal = poll.finalStart === option.start
  const hint = option.isPast
    ? v('past')
    : option.isFull
      ? v('full')
      : option.capacity === null
        ? null
        : v('places', { count: option.capacity })
  return (
    <fieldset className={css.option} data-final={isFinal || undefined} data-start={option.start}>
      <legend className={css.hidden}>{words.name(option)}</legend>
      <span className={css.time} data-time aria-hidden>
        {words.time(option) ?? words.day(option)}
        {hint && <small className={css.hint}>{hint}</small>}
      </span>
      {isOpen && (
        <span className={css.answers}>
          {VOTE_ANSWERS.map((answer) => (
            <Choice key={answer} {...{ id, answer, chosen, isShut, v }} />
          ))}
        </span>
      )}
      <span className={css.tally} data-live={`tally-${id}`}>
        <Tally option={option} v={v} />
      </span>
    </fieldset>
  )
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
    <label className={css.answer} data-answer={answer}>
      <input
        type="radio"
        name={CHOICE_PREFIX + id}
        value={answer}
        defaultChecked={chosen === answer}
        disabled={isShut && answer !== 'no' && chosen !== answer}
      />
      <span>{v(answer)}</span>
    </label>
  )
}

function Who({ data }: { data: PollData }) {
  const { t } = useWords()
  const { refused, options } = data
  const { name, email } = refused?.values ?? options.prefill
  const problem = (path: 'name' | 'email') => {
    const isWrong = refused?.errors.some((error) => error.path === path)
    return isWrong ? t(path === 'email' ? 'emailInvalid' : 'required') : null
  }
  return (
    <div className={css.fields}>
      <Field name="name" label={t('name')} problem={problem('name')}>
        <input
          id={fieldId('name')}
          className={fieldCss.input}
          name="name"
          required
          dir="auto"
          autoComplete="name"
          maxLength={limits.NAME_MAX}
          defaultValue={name}
          aria-invalid={problem('name') ? true : undefined}
          aria-describedby={describedBy('name', null, problem('name'))}
        />
      </Field>
      <Field name="email" label={t('email')} problem={problem('email')}>
        <input
          id={fieldId('email')}
          className={fieldCss.input}
          type="email"
          name="email"
          required
          dir="ltr"
          autoComplete="email"
          maxLength={limits.EMAIL_MAX}
          defaultValue={email}
          aria-invalid={problem('email') ? true : undefined}
          aria-describedby={describedBy('email', null, problem('email'))}
        />
      </Field>
    </div>
  )
}
