/*
 * A fact that only the vendor knows is a slot in one of three states. Pages read slots by `slotReader` alone. `slots.ts` lists
 * every slot with the pages that show it.
 */

export type Slot<Value> =
  | { readonly state: 'filled'; readonly value: Value }
  | { readonly state: 'sample'; readonly value: Value }
  | { readonly state: 'empty' }

/** A fact that the vendor has confirmed. Pages show it without a mark. */
export const filled = <Value>(value: Value): Slot<Value> => ({ state: 'filled', value })

/** A value of the local installation. Pages show it with their badge, and a deployment refuses it. */
export const sample = <Value>(value: Value): Slot<Value> => ({ state: 'sample', value })

/** No value. The sentence, row, section or link that would show it is absent. */
export const empty: Slot<never> = { state: 'empty' }

/** The value of a slot, as a page shows it. */
export interface Shown<Value> {
  value: Value
  /** True for the first sample of the page: it has the page's one badge. */
  hasBadge: boolean
}

/**
 * Returns the function that reads the slots of one page, in the order in which the page shows them. The result is undefined for an
 * empty slot.
 */
export function slotReader() {
  let isMarked = false
  return function read<Value>(slot: Slot<Value>): Shown<Value> | undefined {
    if (slot.state === 'empty') return undefined
    const hasBadge = slot.state === 'sample' && !isMarked
    isMarked ||= hasBadge
    return { value: slot.value, hasBadge }
  }
}
