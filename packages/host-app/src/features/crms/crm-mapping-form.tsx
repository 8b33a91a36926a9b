import { ActionIcon, Button, Select, Switch } from '@mantine/core'
import type { Crm, CrmField } from '@scheduling/contract'
import { TRACKING_PARAMS } from '@scheduling/contract/page'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { eventTypesQuery } from '../../data/event-types.ts'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { IconDelete, IconPlus } from '../../ui/icons.ts'
import { WorkButton } from '../../ui/work/work-button.tsx'
import { CrmPreviewPart } from './crm-preview-part.tsx'
import { CrmSection } from './crm-section.tsx'
import type { MappingRow } from './mapping-rows.ts'
import { emptyRow, mappingOf, questionsIn, rowsOf, usesFieldTwice } from './mapping-rows.ts'
import { crmFieldsQuery } from './queries.ts'
import { useCrmActions } from './use-crm-actions.ts'
import classes from './crm.module.css'

interface Props {
  crm: Crm
  /** Of the CRM. */
  name: string
}

/** Which answers go into which fields of a contact, with a preview. */
export function CrmMappingForm({ crm, name }: Props) {
  const t = useText()
  const { call } = useDeps()
  const { save } = useCrmActions(crm)
  const [rows, setRows] = useState(() => rowsOf(crm.mapping))
  const [problem, setProblem] = useState<string>()
  const fields = useQuery(crmFieldsQuery(call, crm.connectionId))
  const mapping = mappingOf(rows)
  const isChanged = JSON.stringify(mapping) !== JSON.stringify(mappingOf(rowsOf(crm.mapping)))

  function change(of: MappingRow, to: Partial<MappingRow>) {
    setProblem(undefined)
    setRows((before) => before.map((row) => (row.id === of.id ? { ...row, ...to } : row)))
  }
  async function submit() {
    if (!mapping) return setProblem(t('crm.incomplete'))
    if (usesFieldTwice(rows)) return setProblem(t('crm.twice'))
    await save({ mapping })
  }

  return (
    <CrmSection
      id={`fields-${crm.connectionId}`}
      title={t('crm.fields')}
      text={t('crm.fields_text', { name })}
    >
      {fields.isError && <p role="alert">{t('crm.fields_failed', { name })}</p>}
      {rows.length === 0 && <p className={classes.text}>{t('crm.fields_empty')}</p>}
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          fields={fields.data ?? []}
          onChange={(to) => change(row, to)}
          onRemove={() => setRows((before) => before.filter(({ id }) => id !== row.id))}
        />
      ))}
      {problem !== undefined && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setRows((before) => [...before, emptyRow()])}
        >
          {t('crm.field_add')}
        </Button>
        {isChanged && <WorkButton work={submit}>{t('crm.save')}</WorkButton>}
      </div>
      {mapping && mapping.length > 0 && <CrmPreviewPart crm={crm} name={name} mapping={mapping} />}
    </CrmSection>
  )
}

interface RowProps {
  row: MappingRow
  fields: readonly CrmField[]
  onChange: (to: Partial<MappingRow>) => void
  onRemove: () => void
}

function Row({ row, fields, onChange, onRemove }: RowProps) {
  const t = useText()
  const sources = useSources(row.source)
  const isKnown = fields.some(({ id }) => id === row.fieldId)
  const choices = [
    ...(row.fieldId !== null && !isKnown ? [{ value: row.fieldId, label: row.fieldName }] : []),
    ...fields.map(({ id, name, type }) => ({
      value: id,
      label: type === 'text' ? name : t(`crm.type_${type}`, { name }),
    })),
  ]
  return (
    <div className={classes.row}>
      <Select
        label={t('crm.source')}
        placeholder={t('crm.choose')}
        data={sources}
        value={row.source}
        searchable
        onChange={(source) => onChange({ source })}
      />
      <Select
        label={t('crm.target')}
        placeholder={t('crm.choose')}
        data={choices}
        value={row.fieldId}
        searchable
        onChange={(fieldId) =>
          onChange({
            fieldId,
            fieldName: fields.find(({ id }) => id === fieldId)?.name ?? row.fieldName,
          })
        }
      />
      <Switch
        className={classes.overwrite}
        label={t('crm.overwrite')}
        checked={row.overwrites}
        onChange={(event) => onChange({ overwrites: event.currentTarget.checked })}
      />
      <ActionIcon
        variant="subtle"
        size="lg"
        className={classes.remove}
        aria-label={t('crm.field_remove', { field: row.fieldName })}
        onClick={onRemove}
      >
        <IconDelete size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** What of a booking can be chosen. A question that is in no event type any more stays while it is chosen. */
function useSources(chosen: string | null) {
  const t = useText()
  const { call } = useDeps()
  const eventTypes = useQuery(eventTypesQuery(call)).data ?? []
  const questions = questionsIn(eventTypes)
  const [, label] = /^question:(.*)$/s.exec(chosen ?? '') ?? []
  const all = label === undefined || questions.includes(label) ? questions : [label, ...questions]
  return [
    {
      group: t('crm.source_questions'),
      items: all.map((each) => ({ value: `question:${each}`, label: each })),
    },
    {
      group: t('crm.source_tracking'),
      items: TRACKING_PARAMS.map((param) => ({ value: `tracking:${param}`, label: param })),
    },
    { group: t('crm.source_other'), items: [{ value: 'event_name:', label: t('crm.source_event_name') }] },
  ].filter(({ items }) => items.length > 0)
}
