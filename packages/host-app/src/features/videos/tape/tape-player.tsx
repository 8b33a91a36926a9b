import { useEffect, useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { tapeFile } from './tape.ts'
import classes from './tapes.module.css'

/** Plays what is on this device. */
export function TapePlayer({ id }: { id: string }) {
  const t = useText()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isOver = false
    async function open() {
      const file = await tapeFile(id).catch(() => undefined)
      if (isOver || !file) return
      made = URL.createObjectURL(file)
      setAddress(made)
    }
    void open()
    return () => {
      isOver = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [id])
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- just recorded
    <video className={classes.player} src={address} aria-label={t('tape.take')} controls playsInline />
  )
}
