import { Select } from '@mantine/core'
import type { Settings } from '@scheduling/contract'
import { LANGUAGE_KEYS, LANGUAGES } from '@scheduling/domain/languages'
import type { Language } from '@scheduling/domain/languages'
import { useFormat, useText } from '../../language/language.tsx'
import { TimeZonePicker } from '../../time-zones/time-zone-picker.tsx'
import { InheritedNote } from '../shared-settings/inherited-note.tsx'
import { Choice } from './choice.tsx'
import { SettingsFields, SettingsPage } from './settings-page.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const KEYS = [
  'language',
  'inviteeLanguage',
  'timeZone',
  'dateFormat',
  'timeFormat',
  'weekStart',
  'theme',
] as const
const LANGUAGE_OPTIONS = LANGUAGE_KEYS.map((key) => ({ value: key, label: LANGUAGES[key].name }))
const SAME = 'same'

export function LanguagePage() {
  const t = useText()
  return (
    <SettingsPage title={t('room.language')} text={t('language.text')}>
      {(settings) => <LanguageAndFormats settings={settings} />}
    </SettingsPage>
  )
}

function LanguageAndFormats({ settings }: { settings: Settings }) {
  const t = useText()
  const format = useFormat()
  const kept = useSettingsForm('language', settings, KEYS)
  const { form } = kept
  const { values, set } = form
  return (
    <SettingsFields kept={kept}>
      <Select
        label={t('language.own')}
        name="language"
        allowDeselect={false}
        data={LANGUAGE_OPTIONS}
        value={values.language}
        onChange={(language) => set('language', language as Language)}
      />
      <Select
        label={t('language.invitees')}
        description={t('language.invitees_text')}
        name="inviteeLanguage"
        allowDeselect={false}
        data={[{ value: SAME, label: t('language.same') }, ...LANGUAGE_OPTIONS]}
        value={values.inviteeLanguage ?? SAME}
        onChange={(language) => set('inviteeLanguage', language === SAME ? null : (language as Language))}
      />
      <InheritedNote field="language" saved={form.saved.inviteeLanguage} />
      <TimeZonePicker
        label={t('account.time_zone')}
        value={values.timeZone}
        onChange={(zone) => set('timeZone', zone)}
      />
      <Choice
        label={t('language.date_format')}
        value={values.dateFormat}
        onChange={(dateFormat) => set('dateFormat', dateFormat)}
        options={[
          ['auto', t('language.date_auto')],
          ['day_first', t('language.day_first')],
          ['month_first', t('language.month_first')],
        ]}
      />
      <Choice
        label={t('language.time_format')}
        value={values.timeFormat}
        onChange={(timeFormat) => set('timeFormat', timeFormat)}
        options={[
          ['24h', t('language.hours_24')],
          ['12h', t('language.hours_12')],
        ]}
      />
      <Choice
        label={t('language.week_start')}
        value={values.weekStart}
        onChange={(weekStart) => set('weekStart', weekStart)}
        options={(['mon', 'sun', 'sat'] as const).map((day) => [day, format.weekday(day)])}
      />
      <Choice
        label={t('language.theme')}
        value={values.theme}
        onChange={(theme) => set('theme', theme)}
        options={[
          ['dark', t('language.theme_dark')],
          ['light', t('language.theme_light')],
          ['auto', t('language.theme_auto')],
        ]}
      />
    </SettingsFields>
  )
}
