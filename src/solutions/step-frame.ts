import type { Frame } from './drawing'

/** Size of a step's drawing; the overview shows the last step in the same size. */
export const stepFrame: Frame = { width: 252, height: 200 }
