import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat, useText } from '../../language/language.tsx'
import classes from './form-notices.module.css'
import { CONTESTED } from './use-form.ts'
import type { Form } from './use-form.ts'

interface Props {
  form: Pick<Form<never>, 'contested' | 'keepMine' | 'takeTheirs'>
  /** The name of a field. */
  nameOf?: (field: string) => string
  /** A sentence about the source of the change. */
  changedFrom?: ReactNode
}

/** A field was changed both here and elsewhere. Nothing is sent before one of the two is chosen. */
export function ContestedNotice({ form, nameOf = labelOf, changedFrom }: Props) {
  const t = useText()
  const format = useFormat()
  const fields = format.list([...new Set(form.contested.map(nameOf))])
  return (
    <div role="alert" tabIndex={-1} className={classes.contested} {...{ [CONTESTED]: true }}>
      <p>
        {t('form.changed_meanwhile', { fields })}
        {changedFrom}
      </p>
      <div className={classes.ways}>
        <Button size="xs" variant="default" onClick={form.takeTheirs}>
          {t('form.take_theirs')}
        </Button>
        <Button size="xs" onClick={form.keepMine}>
          {t('form.keep_mine')}
        </Button>
      </div>
    </div>
  )
}

/** The label beside the field. */
function labelOf(field: string): string {
  const input = document.querySelector<HTMLInputElement>(`[name="${CSS.escape(field)}"]`)
  return input?.labels?.[0]?.textContent ?? input?.getAttribute('aria-label') ?? field
}
