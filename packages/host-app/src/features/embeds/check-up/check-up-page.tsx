import { useMe } from '../../../data/use-me.ts'
import { usePageOrigin } from '../../../data/use-page-origin.ts'
import { useText } from '../../../language/language.tsx'
import { RoomTabs } from '../../../shell/room-tabs.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { CheckUpForm } from './check-up-form.tsx'

export function CheckUpPage() {
  const t = useText()
  const me = useMe()
  const origin = usePageOrigin()
  return (
    <Page title={t('check_up.title')} text={t('check_up.text')} tabs={<RoomTabs of="/integrations" />}>
      <CheckUpForm origin={origin} page={`${origin}/${me.link}`} />
    </Page>
  )
}
