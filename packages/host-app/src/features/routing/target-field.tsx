import { Select, Textarea } from '@mantine/core'
import { useText } from '../../language/language.tsx'
import { UrlField } from '../../ui/url-field.tsx'
import { newTarget } from './form-values.ts'
import type { Target } from './form-values.ts'
import classes from './routing.module.css'
import type { Targets } from './use-targets.ts'

interface Props {
  label: string
  path: string
  /** The form's own, which cannot be its target; undefined for a new one. */
  id: string | undefined
  target: Target
  targets: Targets
  error: (path: string) => string | undefined
  onLeave: (path: string) => void
  onChange: (target: Target) => void
}

const KINDS = ['event_type', 'person', 'form', 'address', 'text'] as const

/** Where visitors are led: a kind, and which one. */
export function TargetField({ label, path, id, target, targets, error, onLeave, onChange }: Props) {
  const t = useText()
  const lists = {
    event_type: targets.eventTypes,
    person: targets.people,
    form: targets.forms.filter((form) => form.id !== id),
  }
  // Event types and pages are always possible. People and other forms may not exist.
  const isOffered = (kind: Target['kind']) =>
    kind === target.kind || (kind !== 'person' && kind !== 'form') || lists[kind].length > 0
  const kinds = KINDS.filter(isOffered).map((kind) => ({ value: kind, label: t(`routing.to_${kind}`) }))
  const kindLabel = t(`routing.to_${target.kind}`)
  const errorAt = (name: string) => error(`${path}.${name}`) ?? error(path)

  return (
    <fieldset className={classes.target}>
      <legend className={classes.label}>{label}</legend>
      <Select
        className={classes.kind}
        aria-label={label}
        allowDeselect={false}
        value={target.kind}
        data={kinds}
        onChange={(kind) => kind && onChange(newTarget(kind))}
      />
      {'id' in target && (
        <Select
          className={classes.which}
          data-path={`${path}.id`}
          aria-label={kindLabel}
          placeholder={t('routing.target_gone')}
          allowDeselect={false}
          searchable={lists[target.kind].length > 10}
          value={lists[target.kind].some((one) => one.id === target.id) ? target.id : null}
          data={lists[target.kind].map(({ id: value, name }) => ({ value, label: name }))}
          error={errorAt('id')}
          onBlur={() => onLeave(`${path}.id`)}
          onChange={(chosen) => chosen && onChange({ ...target, id: chosen })}
        />
      )}
      {target.kind === 'address' && (
        <UrlField
          className={classes.which}
          name={`${path}.url`}
          aria-label={kindLabel}
          aria-required
          placeholder="https://example.com"
          value={target.url}
          error={errorAt('url')}
          onBlur={() => onLeave(`${path}.url`)}
          onChange={(url) => onChange({ ...target, url })}
        />
      )}
      {target.kind === 'text' && (
        <Textarea
          className={classes.which}
          name={`${path}.text`}
          aria-label={t('routing.shown_text')}
          aria-required
          placeholder={t('routing.shown_text')}
          dir="auto"
          autosize
          minRows={1}
          maxRows={8}
          value={target.text}
          error={errorAt('text')}
          onBlur={() => onLeave(`${path}.text`)}
          onChange={(event) => onChange({ ...target, text: event.currentTarget.value })}
        />
      )}
    </fieldset>
  )
}
