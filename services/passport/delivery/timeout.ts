import { formTimeout } from '../../../src/contract/limits'

/** Milliseconds for all attempts of a delivery together, because the visitor waits at a form for the answer. */
export const deliveryTimeout = formTimeout - 500
