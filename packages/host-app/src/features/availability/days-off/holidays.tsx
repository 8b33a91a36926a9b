import { Select, Skeleton, Switch } from '@mantine/core'
import type { DaysOffSettings, HolidayCountry } from '@scheduling/contract'
import { LANGUAGES } from '@scheduling/domain/languages'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useId, useMemo } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useFormat, useLanguage, useText } from '../../../language/language.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import classes from './days-off.module.css'
import { holidayCountriesQuery } from './queries.ts'
import type { DaysOffActions } from './use-days-off-actions.ts'

interface Props {
  daysOff: DaysOffSettings
  actions: DaysOffActions
}

export function Holidays({ daysOff, actions }: Props) {
  const t = useText()
  const format = useFormat()
  const { call } = useDeps()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {t('off.holidays')}
      </h2>
      <p className={classes.text}>{t('off.holidays_text')}</p>
      <Answer of={useQuery(holidayCountriesQuery(call))} loading={<Skeleton height={60} maw={420} />}>
        {(countries) => <PlaceFields countries={countries} daysOff={daysOff} actions={actions} />}
      </Answer>
      {daysOff.holidays.length > 0 && (
        <ul className={classes.list}>
          {daysOff.holidays.map(({ date, name, isAvailable }) => (
            <li key={date} className={classes.row}>
              <span className={classes.name}>
                <bdi>{name}</bdi>
                <span className={classes.date}>{format.fullDay(date)}</span>
              </span>
              <Switch
                label={t('off.available')}
                labelPosition="left"
                aria-label={t('off.available_on', { name: `${name}, ${format.fullDay(date)}` })}
                checked={isAvailable}
                onChange={(event) => void actions.setAvailable(date, event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** So that typing searches for another one, instead of adding to the name that is there. */
function selectText({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  currentTarget.select()
}

// Mantine's select takes an empty value for none.
const NONE = 'none'

function PlaceFields({ countries, daysOff, actions }: Props & { countries: readonly HolidayCountry[] }) {
  const t = useText()
  const { language } = useLanguage()
  const { country, region } = daysOff
  const { tag } = LANGUAGES[language]
  const names = useMemo(() => {
    const nameOf = new Intl.DisplayNames(tag, { type: 'region' })
    return countries
      .map(({ code }) => ({ value: code, label: nameOf.of(code) ?? code }))
      .toSorted((one, other) => one.label.localeCompare(other.label, tag))
  }, [countries, tag])
  const regions = countries.find(({ code }) => code === country)?.regions ?? []
  const codeOf = (value: string | null) => (value === NONE ? null : value)
  return (
    <div className={classes.form}>
      <Select
        label={t('off.country')}
        placeholder={t('off.no_country')}
        data={country === null ? names : [{ value: NONE, label: t('off.no_country') }, ...names]}
        searchable
        allowDeselect={false}
        value={country}
        onClick={selectText}
        onChange={(value) => void actions.choosePlace(codeOf(value), null)}
      />
      {regions.length > 0 && (
        <Select
          label={t('off.region')}
          data={[
            { value: NONE, label: t('off.whole_country') },
            ...regions.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          searchable
          allowDeselect={false}
          value={region ?? NONE}
          onClick={selectText}
          onChange={(value) => void actions.choosePlace(country, codeOf(value))}
        />
      )}
    </div>
  )
}
