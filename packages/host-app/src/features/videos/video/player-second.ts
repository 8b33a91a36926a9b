export const PLAYER_ID = 'video-player'

/** Where the player is now. */
export function playerSecond(): number {
  const player = document.getElementById(PLAYER_ID)
  return player instanceof HTMLVideoElement ? player.currentTime : 0
}
