import type { ReactNode } from 'react'
import { useState } from 'react'
import classes from './drop-zone.module.css'

interface Props {
  /** Files beside the first are ignored. */
  onFile: (file: File) => void
  /** Among them a button that does the same. */
  children: ReactNode
}

/** A file can be dropped here. */
export function DropZone({ onFile, children }: Props) {
  const [isOver, setOver] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button within it does the same
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      {children}
    </div>
  )
}
