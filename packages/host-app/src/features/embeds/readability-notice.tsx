import { Button, ColorSwatch } from '@mantine/core'
import type { EmbedSettings } from '@scheduling/contract'
import { useText } from '../../language/language.tsx'
import { IconWarning } from '../../ui/icons.ts'
import type { SnippetKind } from './code/snippets.ts'
import classes from './look-fields.module.css'
import { readabilityWarnings } from './readability.ts'

interface Props {
  kind: SnippetKind
  settings: EmbedSettings
  onChange: (change: Partial<EmbedSettings>) => void
}

/** Colors that are hard to read, each with a better one. */
export function ReadabilityNotice({ kind, settings, onChange }: Props) {
  const t = useText()
  return (
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
            {t('embed.use_color', { color: better })}
          </Button>
        </span>
      ))}
    </output>
  )
}
