import { Button } from '@mantine/core'
import { PRODUCT_NAME } from '@scheduling/messages'
import { useEffect, useRef } from 'react'
import { useText } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { IconDownload } from '../../ui/icons.ts'
import { saveFile } from '../../ui/save-file.ts'
import classes from './two-factor.module.css'

interface Props {
  codes: readonly string[]
  /** What else has happened. */
  text: string | undefined
  onKept: () => void
}

/** Shown once. Nobody can read them again. */
export function RecoveryCodes({ codes, text: happened, onKept }: Props) {
  const t = useText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const text = codes.join('\n')

  function download() {
    const head = t('two_factor.file_text', { product: PRODUCT_NAME })
    saveFile('recovery-codes.txt', new Blob([`${head}\n\n${text}\n`], { type: 'text/plain' }))
  }

  return (
    <div className={classes.panel}>
      <h2 id="authenticator-app" ref={title} tabIndex={-1} className={classes.title}>
        {t('two_factor.codes')}
      </h2>
      {happened && <p>{happened}</p>}
      <p>{t('two_factor.codes_text')}</p>
      <ul className={classes.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <CopyButton variant="filled" label={t('two_factor.copy_codes')} text={text} />
        <Button variant="default" leftSection={<IconDownload size={16} />} onClick={download}>
          {t('two_factor.download')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onKept}>
          {t('two_factor.kept')}
        </Button>
      </div>
    </div>
  )
}
