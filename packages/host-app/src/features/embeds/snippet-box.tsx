import { useText } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import classes from './share-dialog.module.css'
import type { SnippetKind } from './snippets.ts'

export function SnippetBox({ kind, code }: { kind: SnippetKind; code: string }) {
  const t = useText()
  return (
    <div className={classes.snippet}>
      <pre dir="ltr" className={classes.code}>
        <code>{code}</code>
      </pre>
      <CopyButton
        text={code}
        label={kind === 'link' ? t('share.copy') : t('embed.copy')}
        variant="filled"
        said={kind === 'link' ? t('share.copied') : t('embed.copied')}
      />
    </div>
  )
}
