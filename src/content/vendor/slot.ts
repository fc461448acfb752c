/*
 * A fact that only the vendor knows is a slot in one of three states. Pages must read slots with `slotReader`. `slots.ts` lists
 * every slot with the pages that show it.
 */

export type Slot<Value> =
  | { readonly state: 'filled'; readonly value: Value }
  | { readonly state: 'sample'; readonly value: Value }
  | { readonly state: 'empty' }

/** A fact that the vendor has confirmed. */
export const filled = <Value>(value: Value): Slot<Value> => ({ state: 'filled', value })

/** An invented value of the local installation. Pages show a badge, and a deployment rejects it. */
export const sample = <Value>(value: Value): Slot<Value> => ({ state: 'sample', value })

/** No value. The sentence, row, section or link that would show it is absent. */
export const empty: Slot<never> = { state: 'empty' }

/** The value of a slot for a page. */
export interface Shown<Value> {
  value: Value
  /** True for the first sample of the page, which shows the page's only badge. */
  hasBadge: boolean
}

/**
 * Returns a function that reads the slots of one page. Call it in the order of the page, so that the first sample gets the badge.
 * It returns undefined for an empty slot.
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
