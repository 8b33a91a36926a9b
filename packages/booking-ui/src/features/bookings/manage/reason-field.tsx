import { limits } from '@scheduling/domain'
import { useWords } from '../../../page/words.tsx'
import { describedBy, Field, fieldCss, fieldId } from '../../../ui/field.tsx'

interface ReasonFieldProps {
  label: string
  hint: string
  reason: string
  onChange: (reason: string) => void
}

export function ReasonField({ label, hint, reason, onChange }: ReasonFieldProps) {
  const { t } = useWords()
  const { length } = reason
  const max = limits.REASON_MAX
  const problem = length > max ? t('tooLong', { length, max }) : null
  return (
    <Field name="reason" label={label} optional={t('optional')} hint={hint} problem={problem}>
      <textarea
        id={fieldId('reason')}
        name="reason"
        className={fieldCss.input}
        rows={3}
        dir="auto"
        // The browser then refuses to send the form, says why and focuses the field. No text is lost.
        ref={(field) => field?.setCustomValidity(problem ?? '')}
        aria-invalid={problem ? true : undefined}
        value={reason}
        aria-describedby={describedBy('reason', hint, problem)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
