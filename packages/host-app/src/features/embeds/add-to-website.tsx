import { Checkbox, SegmentedControl, TextInput } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import type { EmbedSettings } from '@scheduling/contract'
import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { ColourField } from './colour-field.tsx'
import classes from './share-dialog.module.css'
import { SnippetBox } from './snippet-box.tsx'
import { SNIPPET_KINDS, snippet } from './snippets.ts'
import type { SnippetKind } from './snippets.ts'

const PAGE_COLOURS = ['backgroundColor', 'textColor', 'buttonColor'] as const
const BUTTON_COLOURS = ['buttonBackground', 'buttonTextColor'] as const

export function AddToWebsite({ origin, url }: { origin: string; url: string }) {
  const t = useText()
  const [kind, setKind] = useState<SnippetKind>('inline')
  const [settings, setSettings] = useLocalStorage<EmbedSettings>({
    key: 'scheduling.embed',
    defaultValue: EMBED_DEFAULTS,
    getInitialValueInEffect: false,
  })
  const set = (change: Partial<EmbedSettings>) => setSettings({ ...settings, ...change })

  return (
    <div className={classes.stack}>
      <SegmentedControl
        className={classes.kinds}
        withItemsBorders={false}
        aria-label={t('embed.kind')}
        value={kind}
        onChange={setKind}
        data={SNIPPET_KINDS.map((each) => ({ value: each, label: t(`embed.${each}`) }))}
      />
      <p className={classes.hint}>{t(`embed.about_${kind}`)}</p>
      <SnippetBox key={kind} kind={kind} code={snippet(kind, { origin, url, settings })} />

      <fieldset className={classes.settings}>
        <legend>{t('embed.look')}</legend>
        {kind === 'popup_widget' && (
          <>
            <TextInput
              label={t('embed.button_text')}
              value={settings.buttonText}
              onChange={(event) => set({ buttonText: event.currentTarget.value })}
            />
            {BUTTON_COLOURS.map((name) => (
              <ColourField
                key={name}
                label={t(`embed.${name}`)}
                value={settings[name]}
                onChange={(colour) => set({ [name]: colour })}
              />
            ))}
          </>
        )}
        {kind === 'popup_text' && (
          <TextInput
            label={t('embed.link_text')}
            value={settings.linkText}
            onChange={(event) => set({ linkText: event.currentTarget.value })}
          />
        )}
        {PAGE_COLOURS.map((name) => (
          <ColourField
            key={name}
            label={t(`embed.${name}`)}
            value={settings[name]}
            onChange={(colour) => set({ [name]: colour })}
          />
        ))}
        <Checkbox
          className={classes.whole}
          label={t('embed.hide_details')}
          checked={settings.hideEventDetails}
          onChange={(event) => set({ hideEventDetails: event.currentTarget.checked })}
        />
      </fieldset>
    </div>
  )
}
