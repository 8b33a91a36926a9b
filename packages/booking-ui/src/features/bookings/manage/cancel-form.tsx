import type { PageModel } from '../../../page/page-model.ts'
import { useWords } from '../../../page/words.tsx'
import { takesOver } from '../../../ui/clicks.ts'
import controls from '../../../ui/controls.module.css'
import { useStore } from '../../../ui/store.ts'
import { BookedTime } from '../booked-time.tsx'
import { ChangeForm } from './change-form.tsx'
import css from './manage-form.module.css'
import type { ManagePageModel } from './manage-page-model.ts'

export function CancelForm({ page }: { page: PageModel<ManagePageModel> }) {
  const { manage: model, show } = page.view
  const { booking, sending } = useStore(model)
  const { timeZone } = useStore(page.settings)
  const { t } = useWords()
  const backHref = page.settings.link()({})
  const onBack = () => show('summary')
  return (
    <ChangeForm
      {...{ page, backHref, onBack }}
      action="cancel"
      text={t(sending ? 'canceling' : 'cancelMeeting')}
      aside={
        <a className={controls.quiet} href={backHref} onClick={(click) => takesOver(click) && onBack()}>
          {t('keepMeeting')}
        </a>
      }
    >
      <h2 className={css.title}>{t('cancelQuestion')}</h2>
      <BookedTime {...{ booking, timeZone }} now={page.services.now()} />
    </ChangeForm>
  )
}
