import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useFormat, useText } from '../../../language/language.tsx'
import { DropZone } from '../../../ui/drop-zone/drop-zone.tsx'
import { fileSize } from '../../../ui/file-size.ts'
import classes from './upload.module.css'

interface Props {
  file: File | undefined
  text: string
  isDisabled: boolean
  onFile: (file: File | undefined) => void
}

/** A file is dropped here, or chosen with the button. */
export function DropField({ file, text, isDisabled, onFile }: Props) {
  const t = useText()
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  return (
    <DropZone onFile={onFile}>
      {file ? (
        <p className={classes.file}>
          <bdi>{file.name}</bdi> <span className={classes.hint}>{fileSize(file.size, format)}</span>
        </p>
      ) : (
        <p>{t('upload.drop')}</p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".mp4,.webm,.ogg"
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0])
          // Lets the same file be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button variant="default" disabled={isDisabled} onClick={() => input.current?.click()}>
        {t(file ? 'upload.choose_other' : 'upload.choose')}
      </Button>
      <p className={classes.hint}>{text}</p>
    </DropZone>
  )
}
