import { slugProblem } from '@scheduling/domain'
import type { ComponentProps } from 'react'
import { useMe } from '../../../data/use-me.ts'
import { useSentForm } from '../../../data/use-sent-form.ts'
import type { SentForm } from '../../../data/use-sent-form.ts'
import { useText } from '../../../language/language.tsx'
import type { Problems } from '../../../ui/form/form-state.ts'
import type { LinkField } from './link-field.tsx'
import { useLinkChoice } from './use-link-choice.ts'

interface LinkForm extends SentForm<{ link: string }> {
  field: ComponentProps<typeof LinkField>
}

/** The form around a `LinkField`, for hosts who have a personal address and may want another than `shown`. */
export function useLinkForm(shown: string, send: (link: string) => Promise<unknown>): LinkForm {
  const t = useText()
  const { link } = useMe()
  const sent = useSentForm({
    saved: { link: shown },
    draft: 'link',
    check: (values): Problems => {
      if (values.link === '') return { link: t('field.required') }
      const problem = slugProblem(values.link, 'owner')
      return problem ? { link: t(`slug.${problem}`) } : {}
    },
    send: (values) => send(values.link),
  })
  const { form } = sent
  const field = {
    ...form.text('link'),
    ...useLinkChoice(form.values.link, link),
    onPick(picked: string) {
      form.set('link', picked)
      // Checked while typing, not only afterwards.
      form.leave('link')
    },
  }
  return { ...sent, field }
}
