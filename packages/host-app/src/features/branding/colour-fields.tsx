import { Button } from '@mantine/core'
import { contrastRatio, DARK, LIGHT, nearestReadable } from '@scheduling/domain'
import { useText } from '../../language/language.tsx'
import { IconWarning } from '../../ui/icons.ts'
import { ColourField } from '../../ui/colour-field/colour-field.tsx'
import classes from './branding-page.module.css'
import type { Colours } from './use-branding-form.ts'

interface Props {
  colours: Colours
  onChange: (name: keyof Colours, colour: string | null) => void
}

const FIELDS = [
  ['background', 'colours.background'],
  ['text', 'colours.text_colour'],
  ['button', 'colours.button'],
] as const

// WCAG 2.2
const TEXT = 4.5

/** Draws text colors as given and warns if they are hard to read. Buttons get an edge by themselves. */
export function ColourFields({ colours, onChange }: Props) {
  const t = useText()
  const better = betterText(colours)
  return (
    <fieldset className={classes.colours}>
      <legend className={classes.title}>{t('colours.title')}</legend>
      <p className={classes.hint}>{t('colours.text')}</p>
      {FIELDS.map(([name, label]) => (
        <div key={name} className={classes.colour}>
          <ColourField
            label={t(label)}
            value={colours[name] ?? ''}
            placeholder={t('colours.usual')}
            onChange={(colour) => onChange(name, colour || null)}
          />
          {colours[name] && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              aria-label={t('colours.reset', { name: t(label) })}
              onClick={() => onChange(name, null)}
            >
              {t('colours.usual')}
            </Button>
          )}
        </div>
      ))}
      <output className={classes.warnings}>
        {better && (
          <span className={classes.warning}>
            <IconWarning size={16} aria-hidden />
            {t('colours.hard_to_read')}
            <Button size="compact-sm" variant="default" onClick={() => onChange('text', better)}>
              {t('colours.better', { colour: better })}
            </Button>
          </span>
        )}
      </output>
    </fieldset>
  )
}

/** The nearest text color that is readable on each background a visitor may have. Undefined if this one is. */
function betterText({ text, background }: Colours): string | undefined {
  const surfaces = background ? [background] : [LIGHT.surface, DARK.surface]
  const isReadable = text === null || surfaces.every((on) => contrastRatio(text, on) >= TEXT)
  return isReadable ? undefined : nearestReadable(text, surfaces, TEXT)
}
