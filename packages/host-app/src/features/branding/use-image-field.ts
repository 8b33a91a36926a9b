import type { ImageKind } from '@scheduling/contract/images'
import { useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { fileProblem, imageProblem } from './image-problem.ts'
import { useBrandingActions } from './use-branding-actions.ts'

export interface ChosenImage {
  /** Gets the focus after saving. */
  button: RefObject<HTMLButtonElement | null>
  problem: string | undefined
  isSending: boolean
  /** A host's own picture that still has to be cropped. */
  toCrop: File | undefined
  choose: (file: File | undefined) => void
  crop: (file: File, crop: string) => void
  leaveCrop: (problem?: string) => void
  remove: () => void
}

/** Saves a picture as soon as it is chosen. A host's own picture is cropped first. */
export function useImageField(kind: ImageKind): ChosenImage {
  const t = useText()
  const toasts = useToasts()
  const actions = useBrandingActions()
  const button = useRef<HTMLButtonElement>(null)
  const [toCrop, setToCrop] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)

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

  return {
    button,
    problem,
    isSending,
    toCrop,
    choose(file) {
      if (!file) return
      const wrong = fileProblem(file, t)
      setProblem(wrong)
      if (wrong) return
      if (kind === 'avatar') setToCrop(file)
      else send(file)
    },
    crop(file, crop) {
      setToCrop(undefined)
      send(file, crop)
    },
    leaveCrop(wrong) {
      setToCrop(undefined)
      if (wrong) setProblem(wrong)
    },
    remove: () => void tell(() => actions.removeImage(kind), t('image.removed')),
  }
}
