import type { ManagedBooking } from '@scheduling/contract'
import { englishCity } from '@scheduling/domain/words'
import { useWords } from '../../page/words.tsx'
import css from './when.module.css'

/** Who hosts, by name, picture and zone. Nothing where the owner alone does: the page names them. */
export function Hosts({ hosts }: Pick<ManagedBooking, 'hosts'>) {
  const { t } = useWords()
  return hosts?.map(({ name, avatar, timeZone }) => (
    <p key={name} className={css.host}>
      {avatar && <img src={avatar} alt="" />}
      {t('hostIn', { name, city: englishCity(timeZone) })}
    </p>
  ))
}
