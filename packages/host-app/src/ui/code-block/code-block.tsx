import { useText } from '../../language/language.tsx'
import { CodeText } from '../code-text/code-text.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import classes from './code-block.module.css'

interface Props {
  code: string
  /** An easier form to read than the copied one. */
  shown?: string
  isLink?: boolean
  /** Label of the button, if it copies neither a whole code nor a link. */
  label?: string
}

export function CodeBlock({ code, shown = code, isLink, label }: Props) {
  const t = useText()
  return (
    <div className={classes.snippet}>
      <CodeText>{shown}</CodeText>
      <CopyButton
        text={code}
        label={label ?? t(isLink ? 'share.copy' : 'embed.copy')}
        variant="filled"
        said={t(isLink ? 'share.copied' : 'embed.copied')}
      />
    </div>
  )
}
