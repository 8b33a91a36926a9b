import { Button } from '@mantine/core'
import type { HostTranslate } from '@scheduling/messages/host'
import { useText } from '../../../language/language.tsx'
import { mergeFieldText } from '../merge-field-text.ts'
import type { LineProblem } from './import-rows.ts'
import classes from './import.module.css'

const SHOWN = 50

interface Props {
  problems: readonly LineProblem[]
  onSave: () => void
}

/** The lines that are left out, each with its field and the reason. */
export function ProblemList({ problems, onSave }: Props) {
  const t = useText()
  if (problems.length === 0) return null
  return (
    <section className={classes.part} aria-labelledby="import-problems">
      <h3 id="import-problems" className={classes.title}>
        {t('lead_import.wrong', { count: problems.length })}
      </h3>
      <p className={classes.hint}>{t('lead_import.wrong_text')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
      <div className={classes.problems} tabIndex={0} role="group" aria-labelledby="import-problems">
        <ul className={classes.list}>
          {problems.slice(0, SHOWN).map(({ line, field, reason }) => (
            <li key={`${line} ${field} ${reason}`}>
              {t('lead_import.problem', {
                line,
                field: fieldText(field, t),
                reason: t(`lead_import.reason_${reason}`),
              })}
            </li>
          ))}
        </ul>
        {problems.length > SHOWN && (
          <p>{t('lead_import.problems_more', { count: problems.length - SHOWN })}</p>
        )}
      </div>
      <div>
        <Button variant="subtle" onClick={onSave}>
          {t('lead_import.save_problems')}
        </Button>
      </div>
    </section>
  )
}

function fieldText(field: string, t: HostTranslate): string {
  if (field === '' || field === 'fields') return t('lead_import.field_line')
  if (field === 'email') return t('leads.email')
  if (field === 'website') return t('leads.website')
  return field === 'externalKey' ? t('leads.key') : mergeFieldText(field)
}
