import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useText } from '../../language/language.tsx'
import { IconDelete } from '../../ui/icons.ts'
import classes from './image-field.module.css'
import type { ChosenImage } from './use-image-field.ts'

interface Props {
  /** What the picture shows. */
  name: string
  hasImage: boolean
  chosen: ChosenImage
  /** Id of the element with the problem. */
  problemId: string
}

/** Buttons to choose, replace and remove a picture. */
export function ImageButtons({ name, hasImage, chosen, problemId }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const { button, problem, isSending } = chosen
  return (
    <div className={classes.actions}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/gif"
        onChange={({ currentTarget }) => {
          chosen.choose(currentTarget.files?.[0])
          // Lets the same file be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button
        ref={button}
        variant="default"
        size="sm"
        loading={isSending}
        aria-label={t(hasImage ? 'image.replace' : 'image.choose', { name })}
        aria-describedby={problem && problemId}
        onClick={() => input.current?.click()}
      >
        {t(hasImage ? 'image.replace_short' : 'image.choose_short')}
      </Button>
      {hasImage && (
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          leftSection={<IconDelete size={16} />}
          aria-label={t('image.remove', { name })}
          disabled={isSending}
          onClick={chosen.remove}
        >
          {t('image.remove_short')}
        </Button>
      )}
    </div>
  )
}
