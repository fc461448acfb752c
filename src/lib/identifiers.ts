/** Codes such as `D-15` and `SHA-256`, and telephone numbers, which a browser breaks after the hyphen. */
export const identifiers = /(?<![\w-])([A-Za-z]+-\d\w*|\d{3}-\d{3}-\d{4})(?![\w-])/
