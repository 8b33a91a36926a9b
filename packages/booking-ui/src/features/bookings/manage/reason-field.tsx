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
        // The browser does not send it, says why and leads there; nothing of it is lost.
        ref={(field) => field?.setCustomValidity(problem ?? '')}
        aria-invalid={problem ? true : undefined}
        value={reason}
        aria-describedby={describedBy('reason', hint, problem)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
