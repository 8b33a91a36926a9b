/** The browser's cameras, microphones and screens. Stories and tests pass their own. */
export type Devices = Pick<MediaDevices, 'getUserMedia' | 'getDisplayMedia' | 'enumerateDevices'>
