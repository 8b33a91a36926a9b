import { limits } from '@scheduling/domain'
import { useWords } from '../../../page/words.tsx'
import controls from '../../../ui/controls.module.css'
import { describedBy, Field, fieldCss, fieldId } from '../../../ui/field.tsx'
import type { ConfirmData, ConfirmTexts } from './confirm-parts.tsx'
import css from './confirm.module.css'

interface Props {
  data: ConfirmData
  c: ConfirmTexts
}

const NUMBERS = Array.from({ length: limits.OFFERED_TIMES_MAX }, (_, index) => index)

/** Proposes other times to the host, who chooses. It needs no script, so a browser's own field asks for each time. */
export function ProposeForm({ data: { proposal, options }, c }: Props) {
  const { t, formats } = useWords()
  const { timeZone, now } = options
  const problem = proposal?.problem
  const message = proposal?.message ?? ''
  const problemText = problem && textOf(problem.reason)

  function textOf(reason: string): string {
    if (reason === 'in_the_past') return c('proposePast')
    if (reason === 'required') return t('required')
    if (reason === 'too_long') return t('tooLong', { length: message.length, max: limits.REASON_MAX })
    return t('fieldInvalid')
  }

  return (
    <details className={css.propose} open={proposal !== null}>
      <summary className={controls.quiet}>{c('propose')}</summary>
      <form className={css.form} method="post">
        <p className={css.small}>
          {c('proposeHint')} {formats.zone(timeZone, now)}
        </p>
        <input type="hidden" name="action" value="propose" />
        <input type="hidden" name="timezone" value={timeZone} />
        {NUMBERS.map((index) => (
          <TimeField
            key={index}
            name={`time-${index}`}
            label={c('proposeTime', { number: index + 1 })}
            optional={index > 0}
            typed={proposal?.times[index] ?? ''}
            problem={problem?.time === index ? problemText : null}
          />
        ))}
        <Field
          name="message"
          label={c('proposeMessage')}
          optional={t('optional')}
          problem={problem?.time === null ? problemText : null}
        >
          <textarea
            id={fieldId('message')}
            name="message"
            className={fieldCss.input}
            rows={3}
            dir="auto"
            defaultValue={message}
            aria-invalid={problem?.time === null ? true : undefined}
            aria-describedby={describedBy('message', null, problem?.time === null ? problemText : null)}
          />
        </Field>
        <div className={css.row}>
          <button type="submit" className={controls.button}>
            {c('proposeSend')}
          </button>
        </div>
      </form>
    </details>
  )
}

interface TimeFieldProps {
  name: string
  label: string
  optional: boolean
  typed: string
  problem: string | null | undefined
}

function TimeField({ name, label, optional, typed, problem }: TimeFieldProps) {
  const { t } = useWords()
  return (
    <Field name={name} label={label} optional={optional ? t('optional') : null} problem={problem}>
      <input
        type="datetime-local"
        id={fieldId(name)}
        name="time"
        className={fieldCss.input}
        dir="ltr"
        required={!optional}
        defaultValue={typed}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(name, null, problem)}
      />
    </Field>
  )
}
