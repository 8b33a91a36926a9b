import { limits } from '@scheduling/domain'
import { useWords } from '../../page/words.tsx'
import controls from '../../ui/controls.module.css'
import { Field, fieldCss, fieldId } from '../../ui/field.tsx'
import css from '../../ui/votes.module.css'
import type { PollData, VotingTexts } from './poll-texts.ts'

/** What was said below the poll, the newest first, and a form to say more. */
export function Comments({ data, v }: { data: PollData; v: VotingTexts }) {
  const { t, formats } = useWords()
  const { poll, own, options } = data
  return (
    <section className={css.part}>
      <div data-live="comments">
        {poll.comments.length > 0 && <h2 className={css.title}>{v('comments')}</h2>}
        {poll.comments.map(({ id, name, text, at }) => (
          <article key={id} className={css.comment}>
            <p className={css.who}>
              <bdi>{name || v('somebody')}</bdi> · {formats.shortMoment(options.timeZone, Date.parse(at))}
            </p>
            <p className={css.words} dir="auto">
              {text}
            </p>
          </article>
        ))}
      </div>
      {poll.state === 'open' && (
        <details className={css.more}>
          <summary>{v('sayMore')}</summary>
          <form method="post" className={css.form}>
            <input type="hidden" name="action" value="comment" />
            {own ? (
              <input type="hidden" name="name" value={own.name} />
            ) : (
              <Field name="comment-name" label={t('name')}>
                <input
                  id={fieldId('comment-name')}
                  className={fieldCss.input}
                  name="name"
                  required
                  dir="auto"
                  autoComplete="name"
                  maxLength={limits.NAME_MAX}
                />
              </Field>
            )}
            <Field name="text" label={v('comment')}>
              <textarea
                id={fieldId('text')}
                className={fieldCss.input}
                name="text"
                rows={3}
                required
                dir="auto"
                maxLength={limits.COMMENT_MAX}
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
