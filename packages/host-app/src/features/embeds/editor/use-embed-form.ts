import type { Embed } from '@scheduling/contract'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useText } from '../../../language/language.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.tsx'
import type { KeptForm } from '../../../ui/form/use-kept-form.tsx'
import { bodyOf, changedBody, checkEmbed, embedRefusals, newEmbed, valuesOf } from '../embed-values.ts'
import type { EmbedValues } from '../embed-values.ts'
import type { EmbedActions } from '../use-embed-actions.ts'

/** The form of an embed. Saving a new one goes to its own address. */
export function useEmbedForm(embed: Embed | undefined, actions: EmbedActions): KeptForm<EmbedValues> {
  const t = useText()
  const navigate = useNavigate()
  const saved = useMemo(() => (embed ? valuesOf(embed) : newEmbed()), [embed])
  return useKeptForm({
    name: `embed.${embed?.id ?? 'new'}`,
    saved,
    check: (values) => checkEmbed(values, t),
    refusals: (error) => embedRefusals(error, t),
    failureOf: actions.refusal,
    reread: actions.reread,
    async send(values, changed, leave) {
      if (embed) return valuesOf(await actions.save(embed, changedBody(values, changed)))
      const added = await actions.add(bodyOf(values))
      await leave(() =>
        navigate({
          to: '/integrations/embeds/$id',
          params: { id: added.id },
          replace: true,
          // The form is saved, so do not ask about unsaved changes.
          ignoreBlocker: true,
        }),
      )
      return valuesOf(added)
    },
  })
}
