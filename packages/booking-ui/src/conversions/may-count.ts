interface Wishes {
  doNotTrack?: string | null
  /** Global Privacy Control: https://w3c.github.io/gpc */
  globalPrivacyControl?: boolean
}

/** Whether the visitor's browser lets the owner's analytics hear of the booking. */
export function mayCount({ doNotTrack, globalPrivacyControl }: Wishes): boolean {
  return doNotTrack !== '1' && globalPrivacyControl !== true
}
