import { useCallback, useEffect, useRef } from 'react'

/**
 * Collects what is typed from the opening of a menu until its field has the focus. Its code may still be loading, and
 * the letters would run shortcuts. The returned function ends this and returns what was typed.
 */
export function useTypedAhead(isOpen: boolean): () => string {
  const take = useRef<() => string>(() => '')

  useEffect(() => {
    if (!isOpen) return
    let typed = ''
    function listen(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey } = event
      // A space alone presses the button that has the focus.
      if (key.length > 1 || ctrlKey || metaKey || (typed + key).trim() === '') return
      typed += key
      event.preventDefault()
      event.stopPropagation()
    }
    const stop = () => document.removeEventListener('keydown', listen, true)
    document.addEventListener('keydown', listen, true)
    take.current = () => {
      stop()
      take.current = () => ''
      return typed
    }
    return stop
  }, [isOpen])

  return useCallback(() => take.current(), [])
}
