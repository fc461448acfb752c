import type { DeskAddress } from './link'

/** Something that waits in an area of the desk, and the list that shows it. */
export interface Task {
  /** Nothing is shown for none. */
  count: number
  /** With the number. */
  text: string
  address: DeskAddress
  /** Note of a colleague; tasks with one come first. */
  note?: string
}

/** The first page leads to its areas without the numbers, so a service that does not answer needs no toast. */
export const suppressErrorToast = (): boolean => true
