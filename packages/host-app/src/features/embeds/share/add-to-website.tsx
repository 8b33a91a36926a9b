import { SegmentedControl } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import type { Embed, EmbedSettings, EventType } from '@scheduling/contract'
import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import { useMemo, useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { LookFields } from '../look-fields.tsx'
import { SitePreview } from '../preview/site-preview.tsx'
import { SaveAsEmbed } from './save-as-embed.tsx'
import classes from './share-dialog.module.css'
import { CodeBlock } from '../../../ui/code-block/code-block.tsx'
import { SNIPPET_KINDS, snippet } from '../code/snippets.ts'
import type { SnippetKind } from '../code/snippets.ts'

interface Props {
  origin: string
  url: string
  eventType: EventType | undefined
}

export function AddToWebsite({ origin, url, eventType }: Props) {
  const t = useText()
  const [kind, setKind] = useState<SnippetKind>('inline')
  const [kept, setSettings] = useLocalStorage<Partial<EmbedSettings>>({
    key: 'scheduling.embed',
    defaultValue: EMBED_DEFAULTS,
    getInitialValueInEffect: false,
  })
  // Older stored settings may lack newer ones.
  const settings = useMemo(() => ({ ...EMBED_DEFAULTS, ...kept }), [kept])
  const [saved, setSaved] = useState<Embed>()

  return (
    <div className={classes.website}>
      <div className={classes.stack}>
        <SegmentedControl
          className={classes.kinds}
          withItemsBorders={false}
          aria-label={t('embed.kind')}
          value={kind}
          onChange={(chosen) => {
            setKind(chosen)
            setSaved(undefined)
          }}
          data={SNIPPET_KINDS.map((each) => ({ value: each, label: t(`embed.${each}`) }))}
        />
        <p className={classes.hint}>{t(`embed.about_${kind}`)}</p>
        <CodeBlock
          key={kind}
          isLink={kind === 'link'}
          code={snippet(kind, { origin, url, settings, embedId: saved?.id })}
        />
        <LookFields
          kind={kind}
          settings={settings}
          onChange={(change) => {
            setSettings({ ...settings, ...change })
            setSaved(undefined)
          }}
        />
      </div>
      <div className={classes.stack}>
        <SitePreview key={kind} kind={kind} settings={settings} eventType={eventType} />
        {kind !== 'link' && (
          <SaveAsEmbed
            // A plain iframe is the inline embed without the script.
            body={{ kind: kind === 'iframe' ? 'inline' : kind, eventTypeId: eventType?.id ?? null, settings }}
            saved={saved}
            onSaved={setSaved}
          />
        )}
      </div>
    </div>
  )
}
