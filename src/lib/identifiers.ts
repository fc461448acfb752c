/** Codes such as `D-15` and `SHA-256`, and phone numbers, in which browsers would break after a hyphen. */
export const identifiers = /(?<![\w-])([A-Za-z]+-\d\w*|\d{3}-\d{3}-\d{4})(?![\w-])/
