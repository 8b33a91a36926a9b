import type { Campaign } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { fileSize } from '../../../ui/file-size.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { CAMPAIGNS } from '../queries.ts'
import { openDistantReader } from './distant-reader.ts'
import type { DistantReader } from './distant-reader.ts'
import type { Column } from './import-columns.ts'
import type { OpenedFile } from './import-reader.ts'
import type { CheckedRows } from './import-rows.ts'
import { NOTHING_SENT, sendLeads } from './send-leads.ts'
import type { ImportSum } from './send-leads.ts'

// A campaign's 50,000 leads with long values fit.
const FILE_MAX = 30_000_000

export interface LeadImport {
  step: 'choose' | 'reading' | 'preview' | 'sending' | 'done'
  failure: string | undefined
  file: OpenedFile | undefined
  checked: CheckedRows | undefined
  sum: ImportSum
  read: (file: File) => void
  turnHeadings: (hasHeadings: boolean) => void
  choose: (index: number, column: Column) => void
  start: () => void
  saveProblems: () => void
}

/** An import from the choice of a file to its end. Ends with its component. */
export function useLeadImport({ id }: Campaign): LeadImport {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const t = useText()
  const format = useFormat()
  const reader = useReader()
  const [step, setStep] = useState<LeadImport['step']>('choose')
  const [failure, setFailure] = useState<string>()
  const [file, setFile] = useState<OpenedFile>()
  const [checked, setChecked] = useState<CheckedRows>()
  const [sum, setSum] = useState(NOTHING_SENT)
  const isOver = useOver()

  async function look(opened: OpenedFile): Promise<void> {
    setFile(opened)
    setSum(NOTHING_SENT)
    setChecked(await reader().check(opened))
    setStep('preview')
  }

  async function attempt(act: () => Promise<void>, textOf: (error: unknown) => string): Promise<void> {
    setFailure(undefined)
    await act().catch((error: unknown) => setFailure(textOf(error)))
  }

  const unreadable = () => {
    setStep('choose')
    return t('lead_import.unreadable')
  }

  async function open(chosen: File): Promise<void> {
    if (chosen.size > FILE_MAX) {
      setFailure(t('lead_import.too_large', { size: fileSize(FILE_MAX, format) }))
      return
    }
    setStep('reading')
    const opened = await reader().open(new Uint8Array(await chosen.arrayBuffer()))
    const room = limits.LEADS_MAX
    if (opened.count === 0 || opened.count > room) {
      setStep('choose')
      const isFull = opened.count > room
      setFailure(
        isFull ? t('lead_import.too_many', { count: opened.count, max: room }) : t('lead_import.no_lines'),
      )
      return
    }
    await look(opened)
  }

  async function send(): Promise<void> {
    setStep('sending')
    const done = await sendLeads({
      rows: checked?.right ?? [],
      before: sum,
      send: (rows) => call('POST /campaigns/:id/leads', { params: { id }, body: { leads: rows } }),
      onProgress: setSum,
      isOver,
    }).finally(() => void queryClient.invalidateQueries({ queryKey: CAMPAIGNS }))
    setSum(done)
    setStep('done')
  }

  return {
    step,
    failure,
    file,
    checked,
    sum,
    read: (chosen) => void attempt(() => open(chosen), unreadable),
    turnHeadings: (hasHeadings) =>
      void attempt(async () => look(await reader().reopen(hasHeadings)), unreadable),
    choose(index, column) {
      if (file) void attempt(() => look({ ...file, columns: file.columns.with(index, column) }), unreadable)
    },
    start: () =>
      void attempt(send, (error) => {
        setStep('preview')
        return problemText(error, t)
      }),
    saveProblems() {
      if (file)
        void reader()
          .problems(file)
          .then((text) => saveFile('problems.csv', new Blob(['\uFEFF', text], { type: 'text/csv' })))
    },
  }
}

function useReader(): () => DistantReader {
  const reader = useRef<DistantReader>(undefined)
  useEffect(
    () => () => {
      reader.current?.close()
      reader.current = undefined
    },
    [],
  )
  return () => (reader.current ??= openDistantReader())
}

/** Whether the component is gone. */
function useOver(): () => boolean {
  const over = useRef(false)
  useEffect(() => {
    over.current = false
    return () => {
      over.current = true
    }
  }, [])
  return () => over.current
}
