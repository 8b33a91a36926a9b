import { TextInput } from '@mantine/core'
import type { EmbedSettings } from '@scheduling/contract'
import type { ComponentProps } from 'react'
import { longerThan } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'

/** The names of settings with free text. */
type WordSetting = {
  [Name in keyof EmbedSettings]: EmbedSettings[Name] extends string
    ? string extends EmbedSettings[Name]
      ? Name
      : never
    : never
}[keyof EmbedSettings]

export interface SettingsProps {
  settings: EmbedSettings
  onChange: (change: Partial<EmbedSettings>) => void
  /** The problem with a setting. */
  error?: ((name: keyof EmbedSettings) => string | undefined) | undefined
}

interface Props extends SettingsProps, Omit<ComponentProps<typeof TextInput>, keyof SettingsProps> {
  name: WordSetting
  max: number
}

export function SettingField({ name, max, settings, onChange, error, ...field }: Props) {
  const t = useText()
  const value = settings[name]
  return (
    <TextInput
      {...field}
      name={`settings.${name}`}
      value={value}
      // Show it right away: the share dialog sends nothing that the server could refuse.
      error={error?.(name) ?? longerThan(max, { [name]: value }, t)[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  )
}
