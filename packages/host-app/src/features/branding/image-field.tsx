import type { ImageKind } from '@scheduling/contract/images'
import { useId } from 'react'
import { useText } from '../../language/language.tsx'
import { IconImage } from '../../ui/icons.ts'
import { CropDialog } from './crop-dialog.tsx'
import { ImageButtons } from './image-buttons.tsx'
import classes from './image-field.module.css'
import { SIZE_MAX } from './image-problem.ts'
import { useImageField } from './use-image-field.ts'

interface Props {
  kind: ImageKind
  /** Its address. Null if there is none. */
  image: string | null
}

/** A picture that is saved as soon as it is chosen. A host's own picture is cropped first. */
export function ImageField({ kind, image }: Props) {
  const t = useText()
  const chosen = useImageField(kind)
  const { problem, toCrop } = chosen
  const problemId = useId()
  const name = t(`image.${kind}`)

  return (
    <section
      className={classes.field}
      aria-label={name}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        chosen.choose(event.dataTransfer.files[0])
      }}
    >
      <div className={classes.shown} data-kind={kind} aria-hidden>
        {image ? <img src={image} alt="" /> : <IconImage size={22} />}
      </div>
      <div className={classes.words}>
        <div className={classes.name}>{name}</div>
        <p className={classes.hint}>
          {t(`image.${kind}_text`)} {t('image.kinds', { megabytes: SIZE_MAX })}
        </p>
        <ImageButtons name={name} hasImage={image !== null} chosen={chosen} problemId={problemId} />
        {problem && (
          <p className={classes.problem} id={problemId} role="alert">
            {problem}
          </p>
        )}
      </div>
      {toCrop && (
        <CropDialog
          file={toCrop}
          onUse={(crop) => chosen.crop(toCrop, crop)}
          onClose={() => chosen.leaveCrop()}
          onBroken={() => chosen.leaveCrop(t('image.image_broken'))}
        />
      )}
    </section>
  )
}
