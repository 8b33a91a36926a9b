import { SegmentedControl } from '@mantine/core'
import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import { useState } from 'react'
import { useText } from '../../../language/language.tsx'
import classes from './share-dialog.module.css'
import { CodeBlock } from '../../../ui/code-block/code-block.tsx'
import { EMBED_KINDS, snippet } from '../code/snippets.ts'
import type { EmbedKind } from '../code/snippets.ts'

/** The texts in the code for visitors of the site. */
export interface EmbedWords {
  title: string
  buttonText: string
  linkText: string
}

/** The code of each kind of embed for one page, with the default look. */
export function EmbedCode({ origin, url, words }: { origin: string; url: string; words?: EmbedWords }) {
  const t = useText()
  const [kind, setKind] = useState<EmbedKind>('inline')
  const { title, ...texts } = words ?? {}
  return (
    <div className={classes.stack}>
      <SegmentedControl
        className={classes.kinds}
        withItemsBorders={false}
        aria-label={t('embed.kind')}
        value={kind}
        onChange={setKind}
        data={EMBED_KINDS.map((each) => ({ value: each, label: t(`embed.${each}`) }))}
      />
      <p className={classes.hint}>{t(`embed.about_${kind}`)}</p>
      <CodeBlock
        key={kind}
        code={snippet(kind, { origin, url, settings: { ...EMBED_DEFAULTS, ...texts }, title })}
      />
    </div>
  )
}
