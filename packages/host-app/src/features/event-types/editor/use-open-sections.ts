import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { SECTIONS } from './sections.ts'
import type { EditorPart, SectionId } from './sections.ts'

export interface OpenSections {
  isOpen: (section: SectionId) => boolean
  toggle: (section: SectionId, isOpen: boolean) => void
  /** Opens it and scrolls to it. */
  reveal: (part: EditorPart) => void
}

/** The open sections: the first ones, and the one in the address. */
export function useOpenSections(isNew: boolean): OpenSections {
  const hash = useLocation({ select: (location) => location.hash })
  const named = SECTIONS.find((section) => section === hash)
  const [open, setOpen] = useState<ReadonlySet<SectionId>>(
    () => new Set<SectionId>(isNew ? ['basics', 'location', 'duration'] : ['basics']),
  )

  function toggle(section: SectionId, isOpen: boolean) {
    setOpen((before) => {
      if (before.has(section) === isOpen) return before
      const after = new Set(before)
      if (isOpen) after.add(section)
      else after.delete(section)
      return after
    })
  }

  function reveal(part: EditorPart) {
    if (part !== 'team') toggle(part, true)
    requestAnimationFrame(() => {
      const details = document.getElementById(part)
      // The team's section knows itself whether it is open.
      if (details instanceof HTMLDetailsElement) details.open = true
      details?.scrollIntoView({ block: 'start', behavior: 'smooth' })
      details?.querySelector('summary')?.focus({ preventScroll: true })
    })
  }

  useEffect(() => {
    if (named) reveal(named)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the address names another
  }, [named])

  return { isOpen: (section) => open.has(section), toggle, reveal }
}
