import { Button } from '@mantine/core'
import { contrastRatio, DARK, LIGHT, nearestReadable } from '@scheduling/domain'
import { useText } from '../../language/language.tsx'
import { IconWarning } from '../../ui/icons.ts'
import { ColorField } from '../../ui/color-field/color-field.tsx'
import classes from './branding-page.module.css'
import type { Colors } from './use-branding-form.ts'

interface Props {
  colors: Colors
  onChange: (name: keyof Colors, color: string | null) => void
}

const FIELDS = [
  ['background', 'colors.background'],
  ['text', 'colors.text_color'],
  ['button', 'colors.button'],
] as const

// WCAG 2.2
const TEXT = 4.5

/** Draws text colors as given and warns if they are hard to read. Buttons get an edge by themselves. */
export function ColorFields({ colors, onChange }: Props) {
  const t = useText()
  const better = betterText(colors)
  return (
    <fieldset className={classes.colors}>
      <legend className={classes.title}>{t('colors.title')}</legend>
      <p className={classes.hint}>{t('colors.text')}</p>
      {FIELDS.map(([name, label]) => (
        <div key={name} className={classes.color}>
          <ColorField
            label={t(label)}
            value={colors[name] ?? ''}
            placeholder={t('colors.default')}
            onChange={(color) => onChange(name, color || null)}
          />
          {colors[name] && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              aria-label={t('colors.reset', { name: t(label) })}
              onClick={() => onChange(name, null)}
            >
              {t('colors.usual')}
            </Button>
          )}
        </div>
      ))}
      <output className={classes.warnings}>
        {better && (
          <span className={classes.warning}>
            <IconWarning size={16} aria-hidden />
            {t('colors.hard_to_read')}
            <Button size="compact-sm" variant="default" onClick={() => onChange('text', better)}>
              {t('colors.better', { color: better })}
            </Button>
          </span>
        )}
      </output>
    </fieldset>
  )
}

/** The nearest text color that is readable on each background a visitor may have. Undefined if this one is. */
function betterText({ text, background }: Colors): string | undefined {
  const surfaces = background ? [background] : [LIGHT.surface, DARK.surface]
  const isReadable = text === null || surfaces.every((on) => contrastRatio(text, on) >= TEXT)
  return isReadable ? undefined : nearestReadable(text, surfaces, TEXT)
}
