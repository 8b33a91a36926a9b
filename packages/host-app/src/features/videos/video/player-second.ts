import { useCallback, useSyncExternalStore } from 'react'

export const PLAYER_ID = 'video-player'

/** Where the player is now. */
export function playerSecond(): number {
  const player = document.getElementById(PLAYER_ID)
  return player instanceof HTMLVideoElement ? player.currentTime : 0
}

/** Whether the player is there now. It draws anew only when that changes. */
export function usePlayerWithin(from: number, until: number): boolean {
  const isWithin = useCallback(() => {
    const second = playerSecond()
    return second >= from && second < until
  }, [from, until])
  return useSyncExternalStore(onPlayerMoved, isWithin)
}

/** The events of a video do not bubble, and the player comes and goes. */
function onPlayerMoved(run: () => void): () => void {
  document.addEventListener('timeupdate', run, true)
  return () => document.removeEventListener('timeupdate', run, true)
}
