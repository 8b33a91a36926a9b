import { dateOf } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import { useWords } from '../../page/words.tsx'
import controls from '../../ui/controls.module.css'
import { Icon } from '../../ui/icon.tsx'
import { noteIcon } from '../../ui/icons-of-steps.ts'
import { describedBy, Field, fieldCss, fieldId } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from '../../ui/votes.module.css'
import { problemsFromServer } from '../bookings/details/booking-problems.ts'
import { problemText } from '../bookings/details/problem-text.ts'
import type { PollData, VotingTexts } from './poll-texts.ts'

/** The comments below the poll, newest first, and a form to add one. */
export function Comments({ data, v }: { data: PollData; v: VotingTexts }) {
  const { t, formats } = useWords()
  const { poll, own, options, refusedComment: refused } = data
  const problems = problemsFromServer(refused?.errors ?? [])
  const nameProblem = problemText(problems, 'name', t)
  const textProblem = problemText(problems, 'text', t)
  const written = (at: Instant) =>
    `${formats.date(dateOf(options.timeZone, at))}, ${formats.time(options.timeZone, at)}`
  return (
    <section className={css.part}>
      <div data-live="comments">
        {poll.comments.length > 0 && <h2 className={css.title}>{v('comments')}</h2>}
        {poll.comments.map(({ id, name, text, at, borrowsName }) => (
          <article key={id} className={css.comment}>
            <p className={css.who}>
              <bdi>{name || v('somebody')}</bdi>
              {borrowsName && ` (${v('unproved')})`} · {written(Date.parse(at))}
            </p>
            <p className={css.words} dir="auto">
              {text}
            </p>
          </article>
        ))}
      </div>
      {poll.state === 'open' && (
        <details className={css.more} open={refused !== null}>
          <summary className={controls.link}>
            <Icon shape={noteIcon} />
            {v('sayMore')}
          </summary>
          <form method="post" className={css.form}>
            <input type="hidden" name="action" value="comment" />
            {own ? (
              <input type="hidden" name="name" value={own.name} />
            ) : (
              <TextField
                id="comment-name"
                name="name"
                label={t('name')}
                problem={nameProblem}
                required
                dir="auto"
                autoComplete="name"
                defaultValue={refused?.values.name}
              />
            )}
            <Field name="text" label={v('comment')} problem={textProblem}>
              <textarea
                id={fieldId('text')}
                className={fieldCss.input}
                name="text"
                rows={3}
                required
                dir="auto"
                defaultValue={refused?.values.text}
                aria-invalid={textProblem ? true : undefined}
                aria-describedby={describedBy('text', null, textProblem)}
              />
            </Field>
            <button type="submit" className={controls.quiet}>
              {v('send')}
            </button>
          </form>
        </details>
      )}
    </section>
  )
}
