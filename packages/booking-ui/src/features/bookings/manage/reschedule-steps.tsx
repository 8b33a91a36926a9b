import type { PageModel } from '../../../page/page-model.ts'
import { useStore } from '../../../ui/store.ts'
import type { ManagePageModel } from './manage-page-model.ts'
import { PickNewTime } from './pick-new-time.tsx'
import { RescheduleForm } from './reschedule-form.tsx'

/**
 * Picks another time for a booking and asks for the reason. A separate file, loaded when somebody points at a control.
 */
export function RescheduleSteps({ page }: { page: PageModel<ManagePageModel> }) {
  const { start } = useStore(page.view.manage)
  return start === null ? <PickNewTime page={page} /> : <RescheduleForm {...{ page, start }} />
}
