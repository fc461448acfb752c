/** Codes such as `D-15` and `SHA-256`, and phone numbers, in which browsers would break after a hyphen. */
export const identifiers = /(?<![\w-])([A-Za-z]+-\d\w*|\d{3}-\d{3}-\d{4})(?![\w-])/

/**
 * Dates, codes and ranges, as `2026-03-31`, `SKU-GX-01` or `10–20`: letters and digits around what a browser breaks after, with a
 * digit or two capitals among them. A long address keeps its places to break after so many parts.
 */
export const values = /\b((?=[\w.:,]{1,40}[-/+–])(?=[\w./:,+–-]{0,40}(?:\d|[A-Z]{2}))[A-Za-z0-9]+(?:[-./:,+–][A-Za-z0-9]+){1,7})/
