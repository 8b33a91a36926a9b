import { PAGE_PARAMS } from '@scheduling/contract/page'
import type { TimeZone } from '@scheduling/domain'
import { englishCity } from '@scheduling/domain/words'
import type { LinkTo } from '../../page/links.ts'
import { useWords } from '../../page/words.tsx'
import controls from '../../ui/controls.module.css'
import { fieldCss } from '../../ui/field.tsx'
import { COMMON_ZONES } from './common-zones.ts'
import css from './time-zone-control.module.css'

export interface ZoneFormProps {
  timeZone: TimeZone
  likely: TimeZone[]
  link: LinkTo
}

/** Changes the zone without a script. Only the server draws it. */
export function ZoneForm({ timeZone, likely, link }: ZoneFormProps) {
  const { t } = useWords()
  const zones = [...new Set([timeZone, ...likely, ...COMMON_ZONES])]
  const kept = [...new URLSearchParams(link({ timeZone: null }))]
  return (
    <form method="get" className={css.form}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <select className={fieldCss.input} name={PAGE_PARAMS.timeZone} aria-label={t('timeZone')}>
        {zones.map((zone) => (
          <option key={zone} value={zone} selected={zone === timeZone}>
            {englishCity(zone)}
          </option>
        ))}
      </select>
      <button type="submit" className={controls.quiet}>
        {t('show')}
      </button>
    </form>
  )
}
