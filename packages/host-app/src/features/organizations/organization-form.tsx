import { Button, TextInput } from '@mantine/core'
import { slugFrom, slugProblem } from '@scheduling/domain'
import { ApiError } from '@scheduling/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { ME } from '../../data/me.ts'
import { useActFor } from '../../data/acting/use-act-for.ts'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useRepeatable } from '../../ui/form/use-repeatable.ts'
import { useText } from '../../language/language.tsx'
import { useUpgrade } from '../../shell/upgrade-context.ts'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import type { Problems } from '../../ui/form/form-state.ts'
import { useHere } from '../../ui/use-here.ts'
import { LinkField } from '../accounts/link/link-field.tsx'
import { useLinkChoice } from '../accounts/link/use-link-choice.ts'
import classes from './organizations.module.css'

/** Creates an organization and acts for it. A link is made from the name until one is typed. */
export function OrganizationForm() {
  const t = useText()
  const { call } = useDeps()
  const upgrade = useUpgrade()
  const actFor = useActFor()
  const here = useHere()
  const queryClient = useQueryClient()
  const once = useRepeatable()
  const [isTyped, setTyped] = useState(false)
  const { form, failure, element } = useSentForm({
    saved: { name: '', link: '' },
    check: ({ name, link }): Problems => {
      const problem = slugProblem(link, 'owner')
      return {
        ...(!name.trim() && { name: t('field.required') }),
        ...(problem && { link: t(link ? `slug.${problem}` : 'field.required') }),
      }
    },
    async send(body) {
      try {
        const isHere = here()
        const { id } = await once(body, async (idempotencyKey) =>
          call('POST /organizations', { body, idempotencyKey }),
        )
        // The button stays busy until the document is left: an account owns one organization.
        if (isHere()) await actFor(id)
        else await queryClient.invalidateQueries({ queryKey: ME })
      } catch (error) {
        // What was typed stays.
        if (error instanceof ApiError && error.code === 'upgrade_required') upgrade.lock('organization')
        throw error
      }
    },
  })
  const { name, link } = form.values
  const choice = useLinkChoice(link, '')

  return (
    <form {...element} className={classes.form}>
      <FormNotices isRestored={false} failure={failure} />
      <TextInput
        {...form.text('name')}
        onChange={(event) => {
          const typed = event.currentTarget.value
          form.set('name', typed)
          if (!isTyped) form.set('link', slugFrom(typed))
        }}
        value={name}
        aria-required
        label={t('organization.name')}
        size="md"
        autoComplete="organization"
      />
      <LinkField
        name="link"
        value={link}
        error={form.error('link')}
        onBlur={() => form.leave('link')}
        onPick={(picked) => {
          setTyped(true)
          form.set('link', picked)
        }}
        {...choice}
      />
      <div>
        <Button type="submit" size="md" loading={form.isSending}>
          {t('organization.create')}
        </Button>
      </div>
    </form>
  )
}
