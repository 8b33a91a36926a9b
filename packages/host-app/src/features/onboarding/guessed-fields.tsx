import { Select } from '@mantine/core'
import { LANGUAGE_KEYS, LANGUAGES } from '@scheduling/domain/languages'
import type { Language } from '@scheduling/domain/languages'
import { useNow } from '../../data/use-now.ts'
import { useFormat, useLanguage } from '../../language/language.tsx'
import { TimeZonePicker } from '../../time-zones/time-zone-picker.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import { Choice } from '../settings/choice.tsx'
import classes from './onboard-page.module.css'
import type { SignUp } from './sign-up-values.ts'

/** Zone, language and habits as the browser tells them: one sentence, which can be changed if it is wrong. */
export function GuessedFields({ form }: { form: Form<SignUp> }) {
  const { t, language, speech } = useLanguage()
  const format = useFormat()
  const now = useNow()
  const { timeZone, timeFormat, weekStart } = form.values
  return (
    <details className={classes.guesses}>
      <summary>
        {t('about.guessed', {
          zone: format.zone(timeZone, now),
          language: LANGUAGES[language].name,
          clock: t(timeFormat === '12h' ? 'language.hours_12' : 'language.hours_24'),
          day: format.weekday(weekStart),
        })}{' '}
        <span>{t('about.change')}</span>
      </summary>
      <div className={classes.fields}>
        <TimeZonePicker
          label={t('account.time_zone')}
          value={timeZone}
          onChange={(zone) => form.set('timeZone', zone)}
        />
        <Select
          label={t('language.own')}
          allowDeselect={false}
          data={LANGUAGE_KEYS.map((key) => ({ value: key, label: LANGUAGES[key].name }))}
          value={language}
          onChange={(chosen) => speech.choose(chosen as Language)}
        />
        <Choice
          label={t('language.time_format')}
          value={timeFormat}
          onChange={(clock) => form.set('timeFormat', clock)}
          options={[
            ['24h', t('language.hours_24')],
            ['12h', t('language.hours_12')],
          ]}
        />
        <Choice
          label={t('language.week_start')}
          value={weekStart}
          onChange={(day) => form.set('weekStart', day)}
          options={(['mon', 'sun', 'sat'] as const).map((day) => [day, format.weekday(day)])}
        />
      </div>
    </details>
  )
}
