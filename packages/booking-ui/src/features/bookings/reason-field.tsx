import { useWords } from '../../page/words.tsx'
import { describedBy, Field, fieldCss, fieldId } from '../../ui/field.tsx'

interface ReasonFieldProps {
  label: string
  hint: string
  reason: string
  max: number
  onChange: (reason: string) => void
}

export function ReasonField({ label, hint, reason, max, onChange }: ReasonFieldProps) {
  const { t } = useWords()
  return (
    <Field name="reason" label={label} optional={t('optional')} hint={hint}>
      <textarea
        id={fieldId('reason')}
        name="reason"
        className={fieldCss.input}
        rows={3}
        dir="auto"
        maxLength={max}
        value={reason}
        aria-describedby={describedBy('reason', hint)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
