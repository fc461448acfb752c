import { empty, type Slot } from './slot'

/* What the vendor decides about assistants and language models. */

/** Address of the vendor's assistant, with `{address}` in the place of the Markdown that a reader asks about. Documents link to it. */
export const assistantPage: Slot<string> = empty

/** Whether models may be trained on the site, which robots.txt says to crawlers. While it is empty, robots.txt says nothing of it. */
export const training: Slot<'allowed' | 'refused'> = empty

/** What is wrong with the address of an assistant. */
export const assistantPageFault = (address: string): string | undefined =>
  address.startsWith('https://') && address.includes('{address}') ? undefined : 'not an https address with {address}'
