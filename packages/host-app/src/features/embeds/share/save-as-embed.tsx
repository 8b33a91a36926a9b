import { Button, TextInput } from '@mantine/core'
import type { Embed } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { embedsQuery } from '../queries.ts'
import { useText } from '../../../language/language.tsx'
import { IconGood } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { checkEmbed, embedRefusals, newEmbed } from '../embed-values.ts'
import type { EmbedBody } from '../embed-values.ts'
import classes from './share-dialog.module.css'
import { useEmbedActions } from '../use-embed-actions.ts'

interface Props {
  body: Omit<EmbedBody, 'name' | 'allowedSites'>
  saved: Embed | undefined
  onSaved: (embed: Embed) => void
}

/** Saves the settings of the dialog under a name. */
export function SaveAsEmbed({ body, saved, onSaved }: Props) {
  const t = useText()
  const { call } = useDeps()
  const actions = useEmbedActions()
  // Saving adds to this list, so it has to be loaded.
  useQuery(embedsQuery(call))
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function save() {
    const wrong = Object.values(checkEmbed({ ...newEmbed(), ...body, name }, t))[0]
    setProblem(wrong)
    if (wrong || isSending) return
    setSending(true)
    try {
      onSaved(await actions.add({ ...body, name: name.trim(), allowedSites: [] }))
      setName('')
    } catch (error) {
      setProblem(Object.values(embedRefusals(error, t) ?? {})[0] ?? actions.refusal(error))
    } finally {
      setSending(false)
    }
  }

  if (saved) {
    return (
      <div className={classes.saved}>
        <output className={classes.savedText}>
          <IconGood size={18} aria-hidden />
          {t('embed.saved_text', { name: saved.name })}
        </output>
        <LinkButton to="/integrations/embeds/$id" params={{ id: saved.id }} variant="default">
          {t('embed.open_saved')}
        </LinkButton>
      </div>
    )
  }
  return (
    <form
      className={classes.save}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextInput
        label={t('embeds.name')}
        aria-required
        description={t('embed.save_text')}
        placeholder={t('embeds.new_name')}
        value={name}
        error={problem}
        onChange={(event) => {
          setName(event.currentTarget.value)
          setProblem(undefined)
        }}
      />
      <Button type="submit" variant="default" loading={isSending}>
        {t('embed.save')}
      </Button>
    </form>
  )
}
