import { Button } from '@mantine/core'
import { isNameless } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { brandingQuery } from '../../data/branding.ts'
import { useDeps } from '../../data/deps.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { AccountForm } from '../accounts/account-form.tsx'
import { LinkField } from '../accounts/link/link-field.tsx'
import { useLinkForm } from '../accounts/link/use-link-form.ts'
import { ImageField } from '../branding/image-field.tsx'
import { useSettingsActions } from '../settings/use-settings-actions.ts'
import { OnboardPage } from './onboard-page.tsx'

/** The link made from the host's name can be kept or changed. If the name made none, the field is empty. */
export function LinkPage() {
  const t = useText()
  const { call } = useDeps()
  const { link } = useMe()
  const navigate = useNavigate()
  const actions = useSettingsActions()
  const branding = useQuery(brandingQuery(call)).data
  const { form, failure, element, field } = useLinkForm(isNameless(link) ? '' : link, async (wanted) => {
    if (wanted !== link) await actions.moveTo(wanted)
    await navigate({ to: '/onboard/calendar' })
  })

  return (
    <OnboardPage step="link" title={t('own_link.title')} text={t('own_link.text')}>
      <AccountForm element={element} failure={failure}>
        <LinkField {...field} />
        {branding && <ImageField kind="avatar" image={branding.avatar} />}
        <Button type="submit" size="md" loading={form.isSending}>
          {t('onboard.continue')}
        </Button>
      </AccountForm>
    </OnboardPage>
  )
}
