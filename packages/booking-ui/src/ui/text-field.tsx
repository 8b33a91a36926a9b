import type { InputHTMLAttributes } from 'react'
import { describedBy, Field, fieldCss, fieldId } from './field.tsx'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  name: string
  label: string
  problem: string | null
  /** Needed if another form on the page has a field with the same name. */
  id?: string
}

/** One line of text in a form that a browser sends by itself. */
export function TextField({ id, name, label, problem, ...input }: TextFieldProps) {
  const field = id ?? name
  return (
    <Field name={field} label={label} problem={problem}>
      <input
        {...input}
        id={fieldId(field)}
        className={fieldCss.input}
        name={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(field, null, problem)}
      />
    </Field>
  )
}
