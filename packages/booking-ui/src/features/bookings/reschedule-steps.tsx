import type { PageModel } from '../../page/page-model.ts'
import { useStore } from '../../ui/store.ts'
import type { ManagePageModel } from './manage-page-model.ts'
import { PickNewTime } from './pick-new-time.tsx'
import { RescheduleForm } from './reschedule-form.tsx'

/** Another time for a booking, and why: a file of its own, loaded when somebody reaches for it. */
export function RescheduleSteps({ page }: { page: PageModel<ManagePageModel> }) {
  const model = page.view
  const { start } = useStore(model.manage)
  const { timeZone } = useStore(page.settings)
  if (start === null) return <PickNewTime page={page} />
  return (
    <RescheduleForm
      model={model.manage}
      idempotencyKey={model.data.idempotencyKey}
      now={page.services.now()}
      backHref={page.settings.link()(model.here())}
      onBack={() => model.pick(null)}
      {...{ start, timeZone }}
    />
  )
}
