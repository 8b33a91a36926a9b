import { Button, FileButton, Modal } from '@mantine/core'
import type { Campaign } from '@scheduling/contract'
import { useEffect, useRef } from 'react'
import { useText } from '../../../language/language.tsx'
import { DropZone } from '../../../ui/drop-zone/drop-zone.tsx'
import { FormNotices } from '../../../ui/form/form-notices.tsx'
import { MoreMinutes } from '../../plans/more-minutes.tsx'
import { ImportPreview } from './import-preview.tsx'
import classes from './import.module.css'
import { ProblemList } from './problem-list.tsx'
import { useLeadImport } from './use-lead-import.ts'
import type { LeadImport } from './use-lead-import.ts'

interface Props {
  campaign: Campaign
  onClose: () => void
}

/** Imports leads from a CSV file: what it has is shown first. */
export function ImportDialog({ campaign, onClose }: Props) {
  const t = useText()
  const model = useLeadImport(campaign)
  const { step, failure, sum } = model
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t(step === 'done' ? 'lead_import.done' : 'lead_import.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <div className={classes.steps}>
        <FormNotices isRestored={false} failure={failure} />
        {step === 'choose' && <ChooseFile onFile={model.read} />}
        {step === 'reading' && <output>{t('lead_import.reading')}</output>}
        {step === 'preview' && <ImportPreview campaign={campaign} model={model} />}
        {step === 'sending' && (
          <div className={classes.part}>
            <progress
              className={classes.bar}
              aria-label={t('lead_import.progress')}
              value={sum.sent}
              max={model.checked?.right.length}
            />
            <output>
              {t('lead_import.sending', { done: sum.sent, all: model.checked?.right.length ?? 0 })}
            </output>
          </div>
        )}
        {step === 'done' && <ImportResult model={model} onClose={onClose} />}
      </div>
    </Modal>
  )
}

function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const t = useText()
  return (
    <DropZone onFile={onFile}>
      <p className={classes.hint}>{t('lead_import.choose_text')}</p>
      <FileButton accept=".csv,.tsv,.txt,text/csv" onChange={(file) => file && onFile(file)}>
        {(props) => (
          <Button {...props} data-autofocus>
            {t('lead_import.choose')}
          </Button>
        )}
      </FileButton>
    </DropZone>
  )
}

interface ResultProps {
  model: LeadImport
  onClose: () => void
}

function ImportResult({ model: { sum, checked, saveProblems }, onClose }: ResultProps) {
  const t = useText()
  const end = useRef<HTMLButtonElement>(null)
  useEffect(() => end.current?.focus(), [])
  const problems = [...(checked?.wrong ?? []), ...sum.refused]
  return (
    <>
      <output>
        <ul className={classes.list}>
          {(['added', 'changed', 'unchanged'] as const).map((kind) => (
            <li key={kind}>{t(`lead_import.${kind}`, { count: sum[kind] })}</li>
          ))}
          {problems.length > 0 && <li>{t('lead_import.refused', { count: problems.length })}</li>}
        </ul>
      </output>
      <ProblemList problems={problems} onSave={saveProblems} />
      {sum.refused.some(({ reason }) => reason === 'minutes') && <MoreMinutes onOpen={onClose} />}
      <div className={classes.end}>
        <Button ref={end} onClick={onClose}>
          {t('lead_import.close')}
        </Button>
      </div>
    </>
  )
}
