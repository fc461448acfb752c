import { empty, type Slot } from './slot'

/* Decisions of the vendor about assistants and language models. */

/**
 * Address of the vendor's assistant, to which documents link. `{address}` is replaced by the address of the document's Markdown.
 */
export const assistantPage: Slot<string> = empty

/** Whether models may be trained on the site; robots.txt states it. An empty slot adds nothing to robots.txt. */
export const training: Slot<'allowed' | 'refused'> = empty

/** Fault of an assistant's address; undefined if it is valid. */
export const assistantPageFault = (address: string): string | undefined =>
  address.startsWith('https://') && address.includes('{address}') ? undefined : 'not an https address with {address}'
