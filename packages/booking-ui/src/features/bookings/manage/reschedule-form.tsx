import { MINUTE } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import { instantText } from '../../../page/links.ts'
import type { PageModel } from '../../../page/page-model.ts'
import { useWords } from '../../../page/words.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { alertIcon } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useStore } from '../../../ui/store.ts'
import { isLostSlot } from '../send.ts'
import { Hosts } from '../hosts.tsx'
import { When } from '../when.tsx'
import { BookedTime } from '../booked-time.tsx'
import { ChangeForm } from './change-form.tsx'
import css from './manage-form.module.css'
import type { ManagePageModel } from './manage-page-model.ts'

/** The new time next to the former one, and the reason. */
export function RescheduleForm({ page, start }: { page: PageModel<ManagePageModel>; start: Instant }) {
  const { manage: model, here, pick } = page.view
  const { timeZone } = useStore(page.settings)
  const backHref = page.settings.link()(here())
  const onBack = () => pick(null)
  const { booking, sending, refusal } = useStore(model)
  const { t } = useWords()
  const isLost = isLostSlot(refusal)
  const isOthers = model.isOthers()
  const now = page.services.now()
  return (
    <ChangeForm
      {...{ page, backHref, onBack }}
      action="reschedule"
      former={
        <>
          <h3 className={css.label}>{t('timeSoFar')}</h3>
          <BookedTime {...{ booking, timeZone, now }} />
        </>
      }
      text={t(sending ? 'rescheduling' : 'confirmReschedule')}
      aside={
        <>
          <input type="hidden" name="start" value={instantText(start)} />
          {isOthers && <input type="hidden" name="anybody" value="true" />}
        </>
      }
    >
      <BackLink href={backHref} text={t('changeTime')} onBack={onBack} />
      <h2 className={css.title} aria-describedby="when">
        {t('newTime')}
      </h2>
      {!isLost && (
        <When
          id="when"
          {...{ timeZone, now, start }}
          owner={booking.owner}
          end={start + booking.duration * MINUTE}
        >
          {!isOthers && <Hosts hosts={booking.hosts} />}
        </When>
      )}
      {!isLost && isOthers && (
        <Notice tone={refusal ? 'danger' : 'plain'} icon={alertIcon} title={t('othersOnly')} />
      )}
    </ChangeForm>
  )
}
