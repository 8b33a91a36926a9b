import type { ReactNode } from 'react'
import css from './field.module.css'
import { Icon } from './icon.tsx'
import { alertIcon } from './icons.ts'

export { css as fieldCss }

interface FieldProps {
  /** Name of the form field. Ids are made from it. */
  name: string
  label: string
  /** Shown next to the label of an optional field. */
  optional?: string | null
  hint?: string | null
  problem?: string | null
  children: ReactNode
}

/** One input with its label, hint and problem. */
export function Field({ name, label, optional, hint, problem, children }: FieldProps) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={fieldId(name)}>
        <bdi>{label}</bdi> {optional && <span className={css.optional}>({optional})</span>}
      </label>
      {hint && <Hint name={name} text={hint} />}
      {children}
      <Problem name={name} text={problem} />
    </div>
  )
}

/** Several inputs that answer one question. */
export function FieldGroup({ name, label, optional, hint, problem, children }: FieldProps) {
  return (
    <fieldset className={css.field} aria-describedby={describedBy(name, hint, problem)}>
      <legend className={css.label}>
        <bdi>{label}</bdi> {optional && <span className={css.optional}>({optional})</span>}
      </legend>
      {hint && <Hint name={name} text={hint} />}
      <div className={css.choices}>{children}</div>
      <Problem name={name} text={problem} />
    </fieldset>
  )
}

function Hint({ name, text }: { name: string; text: string }) {
  return (
    <p className={css.hint} id={`${fieldId(name)}-hint`}>
      {text}
    </p>
  )
}

function Problem({ name, text }: { name: string; text?: string | null }) {
  if (!text) return null
  return (
    <p className={css.problem} id={`${fieldId(name)}-problem`}>
      <Icon shape={alertIcon} />
      {text}
    </p>
  )
}

export function fieldId(name: string): string {
  return `field-${name}`
}

/** Value for the input's `aria-describedby`. */
export function describedBy(name: string, hint?: string | null, problem?: string | null): string | undefined {
  const ids = [hint && `${fieldId(name)}-hint`, problem && `${fieldId(name)}-problem`].filter(Boolean)
  return ids.join(' ') || undefined
}
