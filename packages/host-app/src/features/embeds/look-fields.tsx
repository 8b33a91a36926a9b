import { Button, Checkbox, ColorSwatch, Select, TextInput } from '@mantine/core'
import type { EmbedSettings } from '@scheduling/contract'
import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import { TRACKING_VALUE_MAX } from '@scheduling/contract/page'
import { limits } from '@scheduling/domain'
import { SPOKEN, SPOKEN_KEYS } from '@scheduling/domain/languages'
import { longerThan } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { IconWarning } from '../../ui/icons.ts'
import { ColourField } from '../../ui/colour-field/colour-field.tsx'
import classes from './look-fields.module.css'
import { readabilityWarnings } from './readability.ts'
import { PAGE_COLOURS } from './code/snippets.ts'
import type { SnippetKind } from './code/snippets.ts'

const THEMES = ['auto', 'light', 'dark'] as const
const VISITORS = 'visitor'

/** What is known of the visitor, and of where they come from. */
const MORE = [
  ['prefillName', 'embed.prefillName', limits.NAME_MAX],
  ['prefillEmail', 'embed.prefillEmail', limits.EMAIL_MAX],
  ['utmSource', 'utm_source', TRACKING_VALUE_MAX],
  ['utmMedium', 'utm_medium', TRACKING_VALUE_MAX],
  ['utmCampaign', 'utm_campaign', TRACKING_VALUE_MAX],
  ['utmTerm', 'utm_term', TRACKING_VALUE_MAX],
  ['utmContent', 'utm_content', TRACKING_VALUE_MAX],
] as const

function hasMore(settings: EmbedSettings): boolean {
  return MORE.some(([name]) => settings[name] !== EMBED_DEFAULTS[name])
}

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
  // Said at once: in the share dialog nothing is sent that could be refused.
  const problem = (name: keyof EmbedSettings, max: number) =>
    error?.(name) ?? longerThan(max, { [name]: String(settings[name]) }, t)[name]
  const colours = kind === 'popup_widget' ? [...BUTTON_COLOURS, ...PAGE_COLOURS] : PAGE_COLOURS

  return (
    <fieldset className={classes.settings}>
      <legend>{t('embed.look')}</legend>
      {kind === 'popup_widget' && (
        <TextInput
          className={classes.whole}
          name="settings.buttonText"
          aria-required
          label={t('embed.button_text')}
          value={settings.buttonText}
          error={problem('buttonText', limits.EMBED_TEXT_MAX)}
          onChange={(event) => onChange({ buttonText: event.currentTarget.value })}
        />
      )}
      {kind === 'popup_text' && (
        <TextInput
          className={classes.whole}
          name="settings.linkText"
          aria-required
          label={t('embed.link_text')}
          value={settings.linkText}
          error={problem('linkText', limits.EMBED_TEXT_MAX)}
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
          ...SPOKEN_KEYS.map((language) => ({ value: language, label: SPOKEN[language].name })),
        ]}
        onChange={(chosen) => onChange({ language: SPOKEN_KEYS.find((key) => key === chosen) ?? null })}
      />
      {(kind === 'popup_widget' || kind === 'popup_text') && (
        <TextInput
          className={classes.whole}
          name="settings.closeLabel"
          aria-required
          label={t('embed.close_label')}
          description={t('embed.close_label_text')}
          value={settings.closeLabel}
          error={problem('closeLabel', limits.EMBED_TEXT_MAX)}
          onChange={(event) => onChange({ closeLabel: event.currentTarget.value })}
        />
      )}
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
      <details className={classes.more} open={hasMore(settings)}>
        <summary>{t('embed.prefill')}</summary>
        <p className={classes.hint}>{t('embed.prefill_text')}</p>
        <div className={classes.settings}>
          {MORE.map(([name, label, max]) => (
            <TextInput
              key={name}
              name={`settings.${name}`}
              label={
                label.startsWith('utm_') ? <code dir="ltr">{label}</code> : t(label as 'embed.prefillName')
              }
              value={settings[name]}
              error={problem(name, max)}
              onChange={(event) => onChange({ [name]: event.currentTarget.value })}
            />
          ))}
        </div>
      </details>
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
