import { Button, Checkbox, Select } from '@mantine/core'
import type { EmbedSettings } from '@scheduling/contract'
import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import { limits } from '@scheduling/domain'
import { LANGUAGE_KEYS, LANGUAGES } from '@scheduling/domain/languages'
import { useText } from '../../language/language.tsx'
import { ColorField } from '../../ui/color-field/color-field.tsx'
import classes from './look-fields.module.css'
import { PAGE_COLORS } from './code/snippets.ts'
import type { SnippetKind } from './code/snippets.ts'
import { PrefillFields } from './prefill-fields.tsx'
import { ReadabilityNotice } from './readability-notice.tsx'
import { SettingField } from './setting-field.tsx'
import type { SettingsProps } from './setting-field.tsx'

const THEMES = ['auto', 'light', 'dark'] as const
const VISITORS = 'visitor'

const BUTTON_COLORS = ['buttonBackground', 'buttonTextColor'] as const

interface Props extends SettingsProps {
  kind: SnippetKind
}

/** The look settings that this kind of embed has. */
export function LookFields({ kind, settings, onChange, error }: Props) {
  const t = useText()
  const isDefault = Object.entries(EMBED_DEFAULTS).every(
    ([name, value]) => settings[name as keyof EmbedSettings] === value,
  )
  const words = { settings, onChange, error }
  const colors = kind === 'popup_widget' ? [...BUTTON_COLORS, ...PAGE_COLORS] : PAGE_COLORS

  return (
    <fieldset className={classes.settings}>
      <legend>{t('embed.look')}</legend>
      {kind === 'popup_widget' && (
        <SettingField
          {...words}
          className={classes.whole}
          name="buttonText"
          max={limits.EMBED_TEXT_MAX}
          aria-required
          label={t('embed.button_text')}
        />
      )}
      {kind === 'popup_text' && (
        <SettingField
          {...words}
          className={classes.whole}
          name="linkText"
          max={limits.EMBED_TEXT_MAX}
          aria-required
          label={t('embed.link_text')}
        />
      )}
      {colors.map((name) => (
        <ColorField
          key={name}
          label={t(`embed.${name}`)}
          value={settings[name]}
          onChange={(color) => onChange({ [name]: color })}
        />
      ))}
      <Select
        label={t('embed.theme')}
        allowDeselect={false}
        value={settings.theme}
        data={THEMES.map((theme) => ({ value: theme, label: t(`embed.theme_${theme}`) }))}
        onChange={(theme) => theme && onChange({ theme })}
      />
      <Select
        label={t('embed.language')}
        allowDeselect={false}
        value={settings.language ?? VISITORS}
        data={[
          { value: VISITORS, label: t('embed.language_visitor') },
          ...LANGUAGE_KEYS.map((language) => ({ value: language, label: LANGUAGES[language].name })),
        ]}
        onChange={(chosen) => onChange({ language: LANGUAGE_KEYS.find((key) => key === chosen) ?? null })}
      />
      {(kind === 'popup_widget' || kind === 'popup_text') && (
        <SettingField
          {...words}
          className={classes.whole}
          name="closeLabel"
          max={limits.EMBED_TEXT_MAX}
          aria-required
          label={t('embed.close_label')}
          description={t('embed.close_label_text')}
        />
      )}
      <Checkbox
        className={classes.whole}
        label={t('embed.hide_details')}
        checked={settings.hideEventDetails}
        onChange={(event) => onChange({ hideEventDetails: event.currentTarget.checked })}
      />
      <ReadabilityNotice kind={kind} settings={settings} onChange={onChange} />
      <PrefillFields {...words} />
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
