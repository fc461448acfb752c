/** Maximum size of a certificate in bytes. An image with an embedded certificate grows when another program saves it again. */
const maxBytes = 1024 * 1024

/** Whether a file, or a text as UTF-8, is too large for a certificate. */
export const isTooLarge = (content: Blob | string): boolean => new Blob([content]).size > maxBytes
