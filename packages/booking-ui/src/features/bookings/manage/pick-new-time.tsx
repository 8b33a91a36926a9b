import type { PageModel } from '../../../page/page-model.ts'
import { useWords } from '../../../page/words.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { alertIcon } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useStore } from '../../../ui/store.ts'
import { SlotPicker } from '../../slots/slot-picker.tsx'
import css from './manage-form.module.css'
import type { ManagePageModel } from './manage-page-model.ts'

/** The free times that a booking can move to, next to its present time. */
export function PickNewTime({ page }: { page: PageModel<ManagePageModel> }) {
  const model = page.view
  const { booking, refusal } = useStore(model.manage)
  const { timeZone } = useStore(page.settings)
  const { t, formats, refusal: words } = useWords()
  const { owner } = booking
  const start = Date.parse(booking.start)
  const link = page.settings.link()
  return (
    <div className={css.wide}>
      <BackLink href={link({})} text={t('back')} onBack={() => model.show('summary')} />
      <h2 className={css.title}>{t('pickNewTime')}</h2>
      <p className={css.current}>
        {t('timeSoFar')}: <bdi>{formats.moment(timeZone, start)}</bdi>
      </p>
      {refusal && <Notice tone="danger" icon={alertIcon} title={words(refusal.code)} />}
      <SlotPicker
        picker={model.picker}
        weekStart={model.data.options.weekStart}
        marked={start}
        note={(time) => (time === start ? t('soFar') : model.others.has(time) && t('otherHost'))}
        owner={owner}
        link={(change) => link({ view: 'reschedule', ...change })}
        now={page.services.now}
        likelyZones={[owner.timeZone, booking.invitee.timeZone]}
        onPick={model.pick}
        onTimeZone={(zone) => page.setTimeZone(zone, true)}
        onTimeFormat={page.setTimeFormat}
        onDay={model.showDay}
        announce={page.settings.announce}
      />
    </div>
  )
}
