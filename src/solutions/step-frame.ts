import type { Frame } from './drawing'

/** Size of a step's drawing, of which the last one stands in the overview as well. */
export const stepFrame: Frame = { width: 252, height: 200 }
