import { createContext, use, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { KeptForm } from '../form/use-kept-form.tsx'

// Several forms of one page with one bar to save them.

interface Part {
  isDirty: boolean
  isSending: boolean
  save: () => Promise<boolean>
  discard: () => void
}

type Report = (name: string, part: Part | undefined) => void

const ReportContext = createContext<Report>(() => undefined)

interface Bar {
  isDirty: boolean
  isSending: boolean
  /** Saves what was changed, up to the first form that is refused. */
  save: () => Promise<void>
  discard: () => void
  report: Report
}

/** One save bar for the page's own form and for the forms inside `SharedSaveBar`. */
export function useSharedSaveBar({ form, save }: Pick<KeptForm<never>, 'save'> & { form: Own }): Bar {
  const [others, setOthers] = useState<ReadonlyMap<string, Part>>(new Map())
  const report = useMemo<Report>(
    () => (name, part) =>
      setOthers((before) => {
        const after = new Map(before)
        if (part) after.set(name, part)
        else after.delete(name)
        return after
      }),
    [],
  )
  const { isDirty, isSending, discard } = form
  const parts: readonly Part[] = [{ isDirty, isSending, save, discard }, ...others.values()]
  return {
    isDirty: parts.some((part) => part.isDirty),
    isSending: parts.some((part) => part.isSending),
    async save() {
      for (const part of parts) if (part.isDirty && !(await part.save())) return
    },
    discard: () => {
      for (const part of parts) if (part.isDirty) part.discard()
    },
    report,
  }
}

/** Lets forms inside join the bar (`useJoinSaveBar`). */
export function SharedSaveBar({ bar, children }: { bar: Bar; children: ReactNode }) {
  return <ReportContext value={bar.report}>{children}</ReportContext>
}

type Own = Pick<Part, 'isDirty' | 'isSending' | 'discard'>

/** Adds this form to the save bar of the page, until it unmounts. `name` is unique among the forms of the page. */
export function useJoinSaveBar(
  name: string,
  { form, save }: { form: Own; save: () => Promise<boolean> },
): void {
  const report = use(ReportContext)
  const latest = useRef({ save, discard: form.discard })
  useEffect(() => {
    latest.current = { save, discard: form.discard }
  })
  const { isDirty, isSending } = form
  useEffect(() => {
    report(name, {
      isDirty,
      isSending,
      save: async () => latest.current.save(),
      discard: () => latest.current.discard(),
    })
    return () => report(name, undefined)
  }, [report, name, isDirty, isSending])
}
