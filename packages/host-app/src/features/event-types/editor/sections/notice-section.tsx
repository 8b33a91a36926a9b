import { useText } from '../../../../language/language.tsx'
import { DurationField } from '../../../../ui/duration-field/duration-field.tsx'
import type { SectionProps } from './section-props.ts'

export function NoticeSection({ form }: SectionProps) {
  const t = useText()
  return (
    <>
      <DurationField
        {...form.value('minimumNotice')}
        label={t('notice.minimum')}
        description={t('notice.minimum_text')}
      />
      <DurationField
        {...form.value('rescheduleNotice')}
        label={t('notice.reschedule')}
        description={t('notice.change_text')}
      />
      <DurationField {...form.value('cancelNotice')} label={t('notice.cancel')} />
    </>
  )
}
