import { useText } from '../../../../language/language.tsx'
import { DurationField } from '../../../../ui/duration-field/duration-field.tsx'
import { Lockable } from '../../../managed/locks.tsx'
import type { SectionProps } from './section-props.ts'

export function NoticeSection({ form }: SectionProps) {
  const t = useText()
  return (
    <>
      <Lockable field="minimumNotice">
        <DurationField
          {...form.value('minimumNotice')}
          label={t('notice.minimum')}
          description={t('notice.minimum_text')}
        />
      </Lockable>
      <Lockable field="rescheduleNotice">
        <DurationField
          {...form.value('rescheduleNotice')}
          label={t('notice.reschedule')}
          description={t('notice.change_text')}
        />
      </Lockable>
      <Lockable field="cancelNotice">
        <DurationField {...form.value('cancelNotice')} label={t('notice.cancel')} />
      </Lockable>
    </>
  )
}
