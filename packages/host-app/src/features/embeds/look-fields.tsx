import { Button, Checkbox, ColorSwatch, TextInput } from '@mantine/core'
import type { EmbedSettings } from '@scheduling/contract'
import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import { limits } from '@scheduling/domain'
import { useText } from '../../language/language.tsx'
import { IconWarning } from '../../ui/icons.ts'
import { ColourField } from './colour-field.tsx'
import classes from './look-fields.module.css'
import { readabilityWarnings } from './readability.ts'
import { PAGE_COLOURS } from './snippets.ts'
import type { SnippetKind } from './snippets.ts'

const BUTTON_COLOURS = ['buttonBackground', 'buttonTextColor'] as const

interface Props {
  kind: SnippetKind
  settings: EmbedSettings
  onChange: (change: Partial<EmbedSettings>) => void
  /** What is wrong with a setting. */
  error?: (name: keyof EmbedSettings) => string | undefined
}

/** Share-widget settings: those that this kind of embed has. */
export function LookFields({ kind, settings, onChange, error }: Props) {
  const t = useText()
  const isDefault = Object.entries(EMBED_DEFAULTS).every(
    ([name, value]) => settings[name as keyof EmbedSettings] === value,
  )
  const colours = kind === 'popup_widget' ? [...BUTTON_COLOURS, ...PAGE_COLOURS] : PAGE_COLOURS

  return (
    <fieldset className={classes.settings}>
      <legend>{t('embed.look')}</legend>
      {kind === 'popup_widget' && (
        <TextInput
          className={classes.whole}
          name="settings.buttonText"
          label={t('embed.button_text')}
          maxLength={limits.EMBED_TEXT_MAX}
          value={settings.buttonText}
          error={error?.('buttonText')}
          onChange={(event) => onChange({ buttonText: event.currentTarget.value })}
        />
      )}
      {kind === 'popup_text' && (
        <TextInput
          className={classes.whole}
          name="settings.linkText"
          label={t('embed.link_text')}
          maxLength={limits.EMBED_TEXT_MAX}
          value={settings.linkText}
          error={error?.('linkText')}
          onChange={(event) => onChange({ linkText: event.currentTarget.value })}
        />
      )}
      {colours.map((name) => (
        <ColourField
          key={name}
          label={t(`embed.${name}`)}
          value={settings[name]}
          onChange={(colour) => onChange({ [name]: colour })}
        />
      ))}
      <Checkbox
        className={classes.whole}
        label={t('embed.hide_details')}
        checked={settings.hideEventDetails}
        onChange={(event) => onChange({ hideEventDetails: event.currentTarget.checked })}
      />
      <output className={classes.whole} aria-live="polite">
        {readabilityWarnings(settings, kind, t).map(({ text, name, better }) => (
          <span key={name} className={classes.warning}>
            <IconWarning size={16} aria-hidden />
            <span>{text}</span>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<ColorSwatch color={better} size={14} withShadow />}
              onClick={() => onChange({ [name]: better })}
            >
              {t('embed.use_colour', { colour: better })}
            </Button>
          </span>
        ))}
      </output>
      {!isDefault && (
        <Button
          className={classes.reset}
          variant="subtle"
          color="gray"
          size="compact-sm"
          onClick={() => onChange(EMBED_DEFAULTS)}
        >
          {t('embed.reset')}
        </Button>
      )}
    </fieldset>
  )
}
