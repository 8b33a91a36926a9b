import { Button } from '@mantine/core'
import type { ImageKind } from '@scheduling/contract/images'
import { useId, useRef, useState } from 'react'
import { useText } from '../../language/language.tsx'
import { IconDelete, IconImage } from '../../ui/icons.ts'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { CropDialog } from './crop-dialog.tsx'
import classes from './image-field.module.css'
import { fileProblem, imageProblem, SIZE_MAX } from './image-problem.ts'
import { useBrandingActions } from './use-branding-actions.ts'

interface Props {
  kind: ImageKind
  /** Its address, or null where there is none. */
  image: string | null
}

/** A picture that is saved as soon as it is chosen; one of oneself after its square was chosen. */
export function ImageField({ kind, image }: Props) {
  const t = useText()
  const toasts = useToasts()
  const actions = useBrandingActions()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [toCrop, setToCrop] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const problemId = useId()
  const name = t(`image.${kind}`)

  async function tell(work: () => Promise<unknown>, done: string) {
    setProblem(undefined)
    setSending(true)
    try {
      await work()
      toasts.show(done)
    } catch (error) {
      setProblem(imageProblem(error, t))
    }
    setSending(false)
    button.current?.focus()
  }

  function send(file: File, crop?: string) {
    const done = kind === 'background' ? t('image.background_saved') : t('image.saved')
    void tell(() => actions.putImage(kind, file, crop), done)
  }

  function choose(file: File | undefined) {
    if (!file) return
    const wrong = fileProblem(file, t)
    setProblem(wrong)
    if (wrong) return
    if (kind === 'avatar') setToCrop(file)
    else send(file)
  }

  return (
    <section
      className={classes.field}
      aria-label={name}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        choose(event.dataTransfer.files[0])
      }}
    >
      <div className={classes.shown} data-kind={kind} aria-hidden>
        {image ? <img src={image} alt="" /> : <IconImage size={22} />}
      </div>
      <div className={classes.words}>
        <div className={classes.name}>{name}</div>
        <p className={classes.hint}>
          {t(`image.${kind}_text`)} {t('image.kinds', { size: SIZE_MAX })}
        </p>
        <div className={classes.actions}>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/webp,image/gif"
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0])
              // The same file can be chosen again.
              currentTarget.value = ''
            }}
          />
          <Button
            ref={button}
            variant="default"
            size="sm"
            loading={isSending}
            aria-label={t(image ? 'image.replace' : 'image.choose', { name })}
            aria-describedby={problem && problemId}
            onClick={() => input.current?.click()}
          >
            {t(image ? 'image.replace_short' : 'image.choose_short')}
          </Button>
          {image && (
            <Button
              variant="subtle"
              color="gray"
              size="sm"
              leftSection={<IconDelete size={16} />}
              aria-label={t('image.remove', { name })}
              disabled={isSending}
              onClick={() => void tell(() => actions.removeImage(kind), t('image.removed'))}
            >
              {t('image.remove_short')}
            </Button>
          )}
        </div>
        {problem && (
          <p className={classes.problem} id={problemId} role="alert">
            {problem}
          </p>
        )}
      </div>
      {toCrop && (
        <CropDialog
          file={toCrop}
          onUse={(crop) => {
            setToCrop(undefined)
            send(toCrop, crop)
          }}
          onClose={() => setToCrop(undefined)}
          onBroken={() => {
            setToCrop(undefined)
            setProblem(t('image.image_broken'))
          }}
        />
      )}
    </section>
  )
}
