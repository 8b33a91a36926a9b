import { Button } from '@mantine/core'
import { slugProblem } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { brandingQuery } from '../../data/branding.ts'
import { useDeps } from '../../data/deps.ts'
import { fieldProblems, problemText } from '../../data/problem-text.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import type { Problems } from '../../ui/form/form-state.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { AccountForm } from '../accounts/account-form.tsx'
import { LinkField } from '../accounts/link-field.tsx'
import { ImageField } from '../branding/image-field.tsx'
import { useLinkChoice } from '../settings/use-link-choice.ts'
import { useSettingsActions } from '../settings/use-settings-actions.ts'
import { OnboardPage } from './onboard-page.tsx'

/** One that was made of the name is there already; it is taken as it is, or changed. */
export function LinkPage() {
  const t = useText()
  const { call } = useDeps()
  const { link } = useMe()
  const navigate = useNavigate()
  const actions = useSettingsActions()
  const branding = useQuery(brandingQuery(call)).data
  const [failure, setFailure] = useState<string>()
  const { form, attach } = useForm({
    saved: { link },
    check: (values): Problems => {
      const problem = slugProblem(values.link, 'owner')
      return problem ? { link: t(`slug.${problem}`) } : {}
    },
    refusals: (error) => fieldProblems(error, t),
  })
  const choice = useLinkChoice(form.values.link, link)

  function goOn() {
    setFailure(undefined)
    form
      .send(async (values) => {
        const kept = values.link === link ? link : await actions.moveTo(values.link)
        await navigate({ to: '/onboard/calendar' })
        return { link: kept }
      })
      .catch((error: unknown) => setFailure(problemText(error, t)))
  }

  return (
    <OnboardPage step="link" title={t('own_link.title')} text={t('own_link.text')}>
      <AccountForm attach={attach} failure={failure} onSend={goOn}>
        <LinkField
          {...form.text('link')}
          {...choice}
          onPick={(picked) => {
            form.set('link', picked)
            // Checked while it is typed, not only after it.
            form.leave('link')
          }}
        />
        {branding && <ImageField kind="avatar" image={branding.avatar} />}
        <Button type="submit" size="md" loading={form.isSending}>
          {t('onboard.continue')}
        </Button>
      </AccountForm>
    </OnboardPage>
  )
}
