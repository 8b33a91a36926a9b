import { Button, Checkbox, FileButton, Select } from '@mantine/core'
import type { Campaign, LeadRow } from '@scheduling/contract'
import { fieldNameOf, mergeFields } from '@scheduling/domain'
import { useEffect, useRef } from 'react'
import { useText } from '../../../language/language.tsx'
import { mergeFieldText } from '../merge-field-text.ts'
import type { Column } from './import-columns.ts'
import type { OpenedFile } from './import-reader.ts'
import classes from './import.module.css'
import { ProblemList } from './problem-list.tsx'
import type { LeadImport } from './use-lead-import.ts'

const USUAL: readonly Column[] = ['field:first_name', 'field:last_name', 'field:company', 'field:job_title']
const SHOWN = 3

interface Props {
  campaign: Campaign
  model: LeadImport
}

/** What the file has: its columns, the first leads, and the lines with problems. */
export function ImportPreview({ campaign, model }: Props) {
  const t = useText()
  const start = useRef<HTMLButtonElement>(null)
  const { file, checked, sum, saveProblems } = model
  useEffect(() => start.current?.focus(), [])
  if (!file || !checked) return null
  return (
    <>
      <Columns file={file} model={model} />
      <section className={classes.part} aria-labelledby="first-leads">
        <h3 id="first-leads" className={classes.title}>
          {t('lead_import.preview')}
        </h3>
        <ul className={classes.list}>
          {checked.right.slice(0, SHOWN).map((row) => (
            <li key={row.line}>
              <bdi>{row.email ?? row.externalKey}</bdi>
              <bdi className={classes.hint}>
                {mergeFields(campaign.greeting, { values: valuesOf(row), fallbacks: campaign.fallbacks })}
              </bdi>
            </li>
          ))}
        </ul>
        <output>{t('lead_import.right', { count: checked.right.length })}</output>
      </section>
      <ProblemList problems={checked.wrong} onSave={saveProblems} />
      <div className={classes.end}>
        <FileButton accept=".csv,.tsv,.txt,text/csv" onChange={(chosen) => chosen && model.read(chosen)}>
          {(props) => (
            <Button {...props} variant="default">
              {t('lead_import.choose_other')}
            </Button>
          )}
        </FileButton>
        <Button ref={start} disabled={checked.right.length === 0} onClick={model.start}>
          {t(sum.sent > 0 ? 'lead_import.continue' : 'lead_import.start')}
        </Button>
      </div>
    </>
  )
}

function Columns({ file, model }: { file: OpenedFile; model: LeadImport }) {
  const t = useText()
  const { headings, samples, columns, hasHeadings } = file
  return (
    <section className={classes.part} aria-labelledby="import-columns">
      <h3 id="import-columns" className={classes.title}>
        {t('lead_import.columns')}
      </h3>
      <Checkbox
        label={t('lead_import.headings')}
        checked={hasHeadings}
        onChange={({ currentTarget: { checked } }) => model.turnHeadings(checked)}
      />
      <div className={classes.columns}>
        {columns.map((column, index) => {
          const example = samples.map((cells) => cells[index]?.trim()).find(Boolean)
          return (
            <Select
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
              key={index}
              label={headings[index] || t('lead_import.column', { number: index + 1 })}
              description={example && t('lead_import.example', { value: example.slice(0, 40) })}
              allowDeselect={false}
              value={column}
              data={choicesOf(column, headings[index] ?? '', index).map((value) => ({
                value,
                label: columnText(value),
              }))}
              onChange={(chosen) => chosen && model.choose(index, chosen)}
            />
          )
        })}
      </div>
    </section>
  )

  function columnText(column: Column): string {
    if (column === 'email') return t('leads.email')
    if (column === 'website') return t('leads.website')
    if (column === 'externalKey') return t('leads.key')
    if (column === 'skip') return t('lead_import.to_skip')
    return t('lead_import.to_field', { field: mergeFieldText(column.slice('field:'.length)) })
  }
}

function choicesOf(column: Column, heading: string, index: number): Column[] {
  const own: Column = `field:${fieldNameOf(heading) || `column_${index + 1}`}`
  return [...new Set<Column>(['email', 'externalKey', 'website', ...USUAL, own, column, 'skip'])]
}

function valuesOf({ email, website, fields }: LeadRow): Record<string, string> {
  return { ...(email && { email }), ...(website && { website }), ...fields }
}
